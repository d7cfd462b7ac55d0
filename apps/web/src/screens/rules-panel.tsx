import { useEffect, useRef, useState } from 'preact/hooks';
import type { Face } from '../games/face.ts';
import { fill, type Language, language, tableWords } from '../words/language.ts';
import { type Block, blocksOf, inline } from './markdown.tsx';
import './rules-panel.css';

interface RulesProps {
  readonly face: Face;
  /** the version of the rules that the table is played by */
  readonly version: number;
  /** the paragraph to open at */
  readonly paragraph: string | undefined;
  readonly onParagraph: (paragraph: string) => void;
}

/** A text and its language belong together: the new one takes a moment to come when the language changes. */
interface Shown {
  readonly language: Language;
  readonly blocks: readonly Block[];
}

/** French sets a space before double punctuation and inside quotation marks, and no line may break there. */
const typeset = (text: string): string =>
  text.replaceAll(/ (?=[;!?])/g, '\u202F').replaceAll(/ (?=[:»])|(?<=«) /g, '\u00A0');

/** The rules reference in place, open at the paragraph one needs. */
export function RulesPanel({ face, version, paragraph, onParagraph }: RulesProps) {
  const words = tableWords.value;
  const spoken = language.value;
  const [shown, setShown] = useState<Shown | undefined>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const opened = useRef<string | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void face.rules(spoken).then((text) => {
      if (!gone) setShown({ language: spoken, blocks: blocksOf(spoken === 'fr' ? typeset(text) : text) });
    });
    return () => {
      gone = true;
    };
  }, [face, spoken]);
  useEffect(() => {
    if (paragraph === undefined || !shown) {
      opened.current = undefined;
      return;
    }
    const target = box.current?.querySelector<HTMLElement>(`[data-paragraph="${paragraph}"]`);
    target?.scrollIntoView({ block: 'center' });
    // In another language the paragraph is the same: the focus stays where the language was chosen.
    if (opened.current !== paragraph) target?.focus({ preventScroll: true });
    opened.current = paragraph;
  }, [paragraph, shown]);
  if (!shown) return <p>{words.loading}</p>;
  const speech = face.speech.value;
  return (
    <div class="rules" ref={box}>
      <p class="rules-version">{fill(words.rulesVersion, { version })}</p>
      {shown.language !== 'en' && <p class="rules-language">{words.rulesTranslated}</p>}
      <div lang={shown.language}>
        {shown.blocks.map((block, i) => (
          <RuleBlock
            key={i}
            block={block}
            here={block.number !== undefined && block.number === paragraph}
            title={block.kind === 'paragraph' ? face.paragraphTitle(block.number ?? '', speech) : undefined}
            onParagraph={onParagraph}
          />
        ))}
      </div>
    </div>
  );
}

interface RuleBlockProps {
  readonly block: Block;
  readonly here: boolean;
  readonly title: string | undefined;
  readonly onParagraph: (paragraph: string) => void;
}

function RuleBlock({ block, here, title, onParagraph }: RuleBlockProps) {
  switch (block.kind) {
    case 'h1':
      return <h2>{block.text}</h2>;
    case 'h2':
      return <h3>{block.text}</h3>;
    case 'paragraph':
      return (
        <p class={here ? 'rule rule-here' : 'rule'} data-paragraph={block.number} tabIndex={-1}>
          <span class="rule-number figures">{block.number}</span>
          <span>
            {title && (
              <strong class="rule-title" lang={language.value}>
                {title}
              </strong>
            )}
            {inline(block.text, onParagraph)}
          </span>
        </p>
      );
    case 'list':
      return (
        <ul class="rule-list">
          {block.rows?.map(([item], i) => (
            <li key={i}>{inline(item, onParagraph)}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table class="rule-table">
          <thead>
            <tr>
              {block.rows?.[0].map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows?.slice(1).map((row, i) => (
              <tr key={i}>
                {row.map((cell, j) => (
                  <td key={j}>{inline(cell, onParagraph)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    default:
      return <p class="rule-text">{inline(block.text, onParagraph)}</p>;
  }
}

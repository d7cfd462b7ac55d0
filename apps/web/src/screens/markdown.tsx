import type { ComponentChildren } from 'preact';

/** A tiny reader for what the rules references are written in: headings, numbered paragraphs, tables, emphasis. */
export interface Block {
  readonly kind: 'h1' | 'h2' | 'paragraph' | 'text' | 'table' | 'list';
  readonly text: string;
  /** the number of a paragraph or of a section */
  readonly number?: string;
  readonly rows?: readonly (readonly string[])[];
}

export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map((chunk): Block => {
      const heading = /^(#{1,3}) (?:(\d+) )?(.*)$/.exec(chunk);
      if (heading) {
        const [, marks, number, text] = heading;
        return {
          kind: marks.length === 1 ? 'h1' : 'h2',
          text: number ? `${number} ${text}` : text,
          ...(number && { number }),
        };
      }
      if (chunk.startsWith('|')) {
        const rows = chunk
          .split('\n')
          .filter((line) => !/^\|[\s|:-]+\|$/.test(line))
          .map((line) =>
            line
              .replace(/^\||\|$/g, '')
              .split('|')
              .map((cell) => cell.trim()),
          );
        return { kind: 'table', text: '', rows };
      }
      const paragraph = /^\*\*(\d+\.\d+)\*\* ([\s\S]*)$/.exec(chunk);
      if (paragraph) return { kind: 'paragraph', number: paragraph[1], text: paragraph[2].replaceAll('\n', ' ') };
      if (chunk.startsWith('- '))
        return {
          kind: 'list',
          text: '',
          rows: chunk.split(/\n(?=- )/).map((item) => [item.slice(2).replaceAll('\n', ' ')]),
        };
      return { kind: 'text', text: chunk.replaceAll('\n', ' ') };
    });
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^[\]]+)\]\(([^()\s]+)\)|\((\d+\.\d+)\)/g;

/** Emphasis, code, and references to paragraphs, which lead there. */
export function inline(text: string, onParagraph: (paragraph: string) => void): ComponentChildren[] {
  const out: ComponentChildren[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    out.push(text.slice(at, match.index));
    const [whole, bold, emphasis, code, label, , reference] = match;
    if (bold !== undefined) out.push(<strong>{bold}</strong>);
    else if (emphasis !== undefined) out.push(<em>{emphasis}</em>);
    else if (code !== undefined) out.push(<code>{code}</code>);
    else if (label !== undefined) out.push(label);
    else if (reference !== undefined)
      out.push(
        <button type="button" class="link" onClick={() => onParagraph(reference)}>
          ({reference})
        </button>,
      );
    at = match.index + whole.length;
  }
  out.push(text.slice(at));
  return out;
}

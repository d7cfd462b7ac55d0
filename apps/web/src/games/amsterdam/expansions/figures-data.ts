import { fill } from '../../../words/language.ts';
import { type Figure, type FigurePlace, FIGURES, type FigureView } from './figures.tsx';
import type { AmsScene } from '../scene.ts';
import { remember } from '../board/remember.ts';
import type { Good } from '../types.ts';
import { type AmsterdamView, editionOf } from '../view.ts';

/** Where a figure stands, as the engine writes it: a pier, a block or a good. */
const standsAt = (view: AmsterdamView, figure: Figure): string | undefined => {
  const at = view[figure];
  return at === null || at === undefined ? undefined : String(at);
};

function placeOf(view: AmsterdamView, figure: Figure, at: string): FigurePlace {
  if (figure === 'bailiff') return { block: Number(at) };
  if (figure === 'trader') return { stall: at as Good };
  const { depots, warehouses } = editionOf(view).harbour;
  const depot = depots.findIndex(({ pier }) => pier === Number(at));
  return depot >= 0 ? { depot } : { warehouse: warehouses.findIndex(({ pier }) => pier === Number(at)) };
}

/** The name of a place for a figure. */
export function placeName({ position: { view }, speech }: AmsScene, figure: Figure, at: string): string {
  if (figure === 'foreman') return speech.place(view, Number(at));
  if (figure === 'trader') return fill(speech.more.figures.stall, { good: speech.good(at as Good) });
  const { district } = editionOf(view).city.blocks[Number(at) - 1];
  return fill(speech.screen.blockName, { n: at, district: speech.district(district) });
}

function figureView(scene: AmsScene, figure: Figure): FigureView | undefined {
  const { view } = scene.position;
  const { figures } = scene.speech.more;
  const at = standsAt(view, figure);
  const goals = (['place', 'move'] as const).flatMap((how) =>
    [...scene.legal]
      .filter((move) => move.startsWith(`${how}-${figure} `))
      .map((move) => {
        const to = move.split(' ')[1];
        const label = fill(figures[how][figure], { place: placeName(scene, figure, to) });
        return { on: placeOf(view, figure, to), press: { id: `${figure}-to ${to}`, label } };
      }),
  );
  if (at === undefined && goals.length === 0) return undefined;
  const label =
    at === undefined ? figures.names[figure] : fill(figures.stands[figure], { place: placeName(scene, figure, at) });
  return {
    figure,
    label,
    goals,
    ...(at !== undefined && {
      on: placeOf(view, figure, at),
      press: { id: `figure ${figure}`, label, state: 'idle' as const },
      state: goals.length > 0 ? ('due' as const) : ('still' as const),
    }),
  };
}

/** The figures of the expansions that stand on the board, and where they may be put now. */
export const figuresData = remember((scene): readonly FigureView[] =>
  FIGURES.flatMap((figure) => figureView(scene, figure) ?? []),
);

/** The moves that a place on the board stands for because a figure may go there. */
export const figureMoves = (figure: Figure, to: string | number): readonly string[] => [
  `place-${figure} ${to}`,
  `move-${figure} ${to}`,
];

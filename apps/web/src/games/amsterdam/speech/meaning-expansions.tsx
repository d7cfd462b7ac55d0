import { fill, labelled } from '../../../words/language.ts';
import { placeName } from '../expansions/figures-data.ts';
import { type Figure, FIGURES, FigureToken } from '../expansions/figures.tsx';
import type { Told } from './meaning-harbour.ts';
import { OrderCard } from '../orders/order-card.tsx';
import { orderData, ordersOf } from '../orders/orders-data.ts';
import type { AmsScene } from '../scene.ts';

const paragraphs: Readonly<Record<Figure, readonly string[]>> = {
  foreman: ['16.4', '16.5', '16.6'],
  bailiff: ['16.10', '16.11', '16.12'],
  trader: ['18.2', '18.3', '18.4'],
};

/** What a piece of the expansions is and means now. */
export function tellExpansions(piece: string, scene: AmsScene): Told | undefined {
  const [what, which = ''] = piece.split(' ');
  if (what === 'order') return tellOrder(Number(which), scene);
  const figure = FIGURES.find((one) => what === `${one}-to` || (what === 'figure' && which === one));
  return figure && tellFigure(figure, what === 'figure' ? undefined : which, scene);
}

/** An order that is seen from here, wherever it lies. */
function tellOrder(number: number, scene: AmsScene): Told | undefined {
  const { view } = scene.position;
  const seat = view.players.findIndex((_, one) => ordersOf(view, one).known.includes(number));
  if (seat < 0) return undefined;
  const { press: _press, ...order } = orderData(scene, seat, number);
  const { lies, now } = order.words;
  return {
    title: order.words.title,
    lines: [`${lies}.`, `${now}.`],
    picture: <OrderCard {...order} />,
    paragraphs: [`24.${number}`, '17.4', '17.5'],
  };
}

function tellFigure(figure: Figure, to: string | undefined, scene: AmsScene): Told {
  const { figures } = scene.speech.more;
  const stands = scene.position.view[figure];
  const at = stands === null ? [] : [fill(figures.here[figure], { place: placeName(scene, figure, String(stands)) })];
  return {
    title: to === undefined ? figures.names[figure] : labelled(figures.names[figure], placeName(scene, figure, to)),
    lines: [...at, figures.means[figure]],
    picture: <FigureToken figure={figure} size={56} />,
    paragraphs: paragraphs[figure],
  };
}

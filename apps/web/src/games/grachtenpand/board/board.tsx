import { PanZoom } from '../../../ui/pan-zoom.tsx';
import { fill, tableWords } from '../../../words/language.ts';
import type { Scene } from '../../face.ts';
import { streetFrame } from '../street/frame.ts';
import { placeEffect, placeLabel, type Speech, stageOf } from '../speech/speech.ts';
import { Street } from '../street/street.tsx';
import type { Place } from '../types.ts';
import { drawnCard, type GrachtenpandView, planned, plannedStreet, sizeOf, standingOf } from '../view.ts';

type GpScene = Scene<GrachtenpandView, Speech>;

/** Where the chosen card may go: each place stands for an option. */
function placesOf(scene: GpScene): Place[] {
  const { position, seat, legal, again, speech } = scene;
  const player = position.view.players[seat];
  const plan = planned(player);
  if (!plan || plan.place !== undefined || plan.thrown) return [];
  const card = drawnCard(plan.card);
  const places: Place[] = [];
  for (const move of legal) {
    const [task, value] = move.split(' ');
    if (task !== 'place') continue;
    const building = Number(value);
    const { where, hint } = placeLabel(scene, building);
    places.push({
      id: move,
      building,
      level: player.street[building]?.length ?? 0,
      kind: card.kind,
      label: [`${fill(speech.words.actions.build, { card: speech.name(plan.card) })} ${where}`, hint]
        .concat(placeEffect(scene, building))
        .join('. '),
      card,
    });
  }
  const throwIt = `canal ${plan.card}`;
  if (legal.has(throwIt) || again.has(throwIt))
    places.push({
      id: throwIt,
      building: 0,
      level: 0,
      kind: 'canal',
      label: `${speech.name(plan.card)} ${speech.words.places.canal}. ${speech.words.placeHints.canal}`,
    });
  return places;
}

/** The own street, as large as the table allows. */
export function Board(scene: GpScene) {
  const { position, seat, seats, speech, onAsk, onMove, onPeek } = scene;
  const player = position.view.players[seat];
  const plan = planned(player);
  const standing = standingOf(plannedStreet(player));
  const places = placesOf(scene);
  const frame = streetFrame(standing.houses, places);
  const table = tableWords.value;
  const whose =
    position.audience === seat ? speech.screen.yourStreet : fill(speech.screen.streetOf, { who: seats[seat].name });
  const about = (number: number) => {
    const building = standing.houses.find((house) =>
      [house.shop, ...house.windows, house.roof].some((card) => card?.number === number),
    )?.building;
    return {
      piece: `card ${number}`,
      ...(position.view.question?.task === 'place' && building !== undefined && { move: `place ${building}` }),
    };
  };
  return (
    <PanZoom
      width={frame.width}
      height={frame.height}
      words={{ label: whose, zoomIn: table.zoomIn, zoomOut: table.zoomOut, fit: table.fit }}
    >
      <Street
        houses={standing.houses}
        met={standing.met}
        group={standing.group}
        sunken={sizeOf(player.canal) + (plan?.thrown ? 1 : 0)}
        {...(plan?.place !== undefined && { planned: plan.card })}
        places={places}
        onPlace={onMove}
        onCard={(number) => onAsk(about(number))}
        onPeek={(number) => onPeek(number === undefined ? undefined : about(number))}
        words={speech.street(whose, stageOf(position))}
      />
    </PanZoom>
  );
}

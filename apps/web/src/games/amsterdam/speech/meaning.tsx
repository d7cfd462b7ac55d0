import { nameOfSeat } from '../pieces/people.ts';
import type { SymbolName } from '../../../symbols/drawings.ts';
import { counted, fill } from '../../../words/language.ts';
import type { About, Meaning } from '../../face.ts';
import { moveText } from './move-text.ts';
import { cardData, giftOfCard, needOfCard, needText, verbOf } from '../cards/card-data.ts';
import { reachPoints } from '../city/city-data.ts';
import { colourOfDistrict } from '../city/district-colours.ts';
import { GuildCard } from '../cards/guild-card.tsx';
import { tellExpansions } from './meaning-expansions.tsx';
import { tellHarbour, type Told } from './meaning-harbour.ts';
import { landingOf, segmentLabel } from '../own/own-data.ts';
import { amstelCost, canReach, movesOf, stepsTo } from '../pieces/pieces.ts';
import type { AmsScene } from '../scene.ts';
import { blockGulden, blockPrice, thoughtOf } from './thought.ts';
import { type Colour, type Good } from '../types.ts';
import {
  crestsOf,
  editionOf,
  groupOf,
  LAST_ROUND,
  needOf,
  neighboursOf,
  orGulden,
  ownerOf,
  roundOfSegment,
} from '../view.ts';

const symbols: Readonly<Record<string, SymbolName>> = {
  deliver: 'warehouse',
  'take-docker': 'people',
  'hand-over': 'people',
};

/** What a piece is, what it is worth now, what can be done with it, and its rule. */
export function meaning({ piece }: About, scene: AmsScene): Meaning | undefined {
  const told = tellPiece(piece, scene);
  if (!told) return undefined;
  const actions = movesOf(piece, scene)
    .filter((move) => !move.startsWith('sail'))
    .map((move) => ({
      move,
      label: doIt(move, scene),
      symbol: symbols[move.split(' ')[0]] ?? 'play',
    }));
  return { ...told, ...(actions.length > 0 && { actions }) };
}

/** A move as short as can be beside the thing it is done with, which is told in full. */
function doIt(move: string, scene: AmsScene): string {
  const { screen, sentence } = scene.speech;
  const short = (screen.doIt as Readonly<Record<string, string>>)[move.split(' ')[0]];
  return verbOf(move, scene) ?? short ?? sentence(moveText(move, scene));
}

function tellPiece(piece: string, scene: AmsScene): Told | undefined {
  const [what, which = ''] = piece.split(' ');
  const { view } = scene.position;
  const { screen, speech } = { screen: scene.speech.screen, speech: scene.speech };
  const n = Number(which);
  switch (what) {
    case 'block':
      return tellBlock(n, scene);
    case 'card':
      return tellCard(n, scene);
    case 'reach':
      return tellReach(n, scene);
    case 'market': {
      const [tile] = view.market;
      return { title: screen.parts.market, lines: [speech.tile(view, tile)], paragraphs: ['12.1', `23.${tile}`] };
    }
    case 'die': {
      const colour = which as Colour;
      const names = { colour: speech.sentence(speech.colour(colour)), n: view.dice[colour] };
      const [landing] = Object.entries(landingOf(view, scene.seat, colour));
      return {
        title: fill(view.dice[colour] === 0 ? screen.dieUnrolled : screen.die, names),
        lines:
          landing && view.phase <= 2
            ? [
                fill(screen.dieLands, {
                  ...names,
                  resources: speech.amounts(landing[1]),
                  round: roundOfSegment(view, Number(landing[0])),
                }),
              ]
            : [screen.hints['choose-dice']],
        paragraphs: ['5.3', '5.6'],
      };
    }
    case 'segment': {
      const round = roundOfSegment(view, n);
      return {
        title: segmentLabel(scene, n),
        lines: [
          round > LAST_ROUND ? fill(screen.worth.late, { n: LAST_ROUND }) : fill(screen.worth.arrives, { n: round }),
          screen.worth.lost,
        ],
        paragraphs: ['5.8', '13.1'],
      };
    }
    case 'gem':
      return {
        title: counted(speech.words.counts.colour[which as Colour], view.players[scene.seat].pool[which as Colour]),
        lines: [screen.worth.lost],
        paragraphs: ['6.2', '13.1'],
      };
    case 'stored':
    case 'aboard':
      return {
        title: speech.sentence(speech.good(which as Good)),
        lines: [screen.parts[what === 'stored' ? 'storage' : 'barge']],
        paragraphs: [what === 'stored' ? '9.1' : '9.18'],
      };
    default:
      return tellExpansions(piece, scene) ?? tellHarbour(piece, scene);
  }
}

function tellCard(number: number, scene: AmsScene): Told {
  const { view } = scene.position;
  const { screen, speech } = { screen: scene.speech.screen, speech: scene.speech };
  const me = view.players[scene.seat];
  const gift = giftOfCard(scene, number);
  const gives = gift && speech.brings(gift);
  const where = me.active.includes(number)
    ? 'active'
    : me.inactive.includes(number)
      ? 'inactive'
      : view.revealed.includes(number)
        ? 'display'
        : 'other';
  const lines = [
    ...(gives ? [fill(screen.gives, { gives })] : []),
    ...(me.used.includes(number) ? [`${speech.sentence(screen.cardUsed)}.`] : []),
    ...(where === 'inactive' || where === 'display' ? [needText(scene, needOfCard(scene, number))] : []),
  ];
  const { press: _press, now: _now, due: _due, ...plain } = cardData(scene, number, 'other');
  return {
    title: speech.title(view, number),
    lines,
    picture: <GuildCard {...plain} detail="full" />,
    paragraphs: [`22.${number}`, where === 'active' ? '7.6' : '7.1'],
  };
}

function tellBlock(block: number, scene: AmsScene): Told {
  const { view } = scene.position;
  const { screen, speech } = { screen: scene.speech.screen, speech: scene.speech };
  const { city, districtTiles, rounds } = editionOf(view);
  const { district, cost } = city.blocks[block - 1];
  const owner = ownerOf(view, block);
  const lines: string[] = [];
  const neighbours = speech.list.format(
    neighboursOf(view, block).map((next) => {
      const whose = ownerOf(view, next);
      const name = speech.district(city.blocks[next - 1].district);
      return whose < 0 ? `${next} ${name}` : `${next} ${name} (${nameOfSeat(scene, whose)})`;
    }),
  );
  const names = { n: block, district: speech.district(district), neighbours };
  const group = groupOf(view, scene.seat);
  if (owner >= 0) {
    lines.push(fill(screen.blockOwned, { ...names, who: nameOfSeat(scene, owner) }));
    if (owner === scene.seat)
      lines.push(
        counted(screen.worth.groupNow, group.length, {
          points: speech.points(group.length * districtTiles.perCrestOfGroup),
        }),
      );
  } else {
    const thought = thoughtOf(view, scene.seat);
    const price = thought ? blockPrice(thought, block) : cost;
    const colour = colourOfDistrict[district];
    const good = view.goods[block - 1];
    const player = view.players[scene.seat];
    const need = needOf(view, player, { [colour]: price });
    lines.push(
      fill(screen.blockLine, {
        ...names,
        cost: price === 0 ? screen.free : speech.amounts({ [colour]: price }),
        good: good ? speech.good(good) : '',
      }),
      needText(scene, thought ? orGulden(need, player, blockGulden(thought)) : need),
    );
    if (good)
      lines.push(
        fill(screen.worth.goods, { good: speech.good(good), gulden: speech.gulden(rounds.blackMarketGulden) }),
      );
    lines.push(counted(screen.worth.group, groupWith(scene, block)));
  }
  lines.push(districtText(scene, block));
  return { title: fill(screen.blockName, names), lines, paragraphs: ['8.1', '8.3', '15.6'] };
}

function groupWith(scene: AmsScene, block: number): number {
  const { view } = scene.position;
  const players = view.players.map((player, seat) =>
    seat === scene.seat ? { ...player, crests: [...player.crests, block] } : player,
  );
  return groupOf({ ...view, players }, scene.seat).length;
}

function districtText(scene: AmsScene, block: number): string {
  const { view } = scene.position;
  const { screen, district: nameOf } = scene.speech;
  const { city, districtTiles } = editionOf(view);
  const { district } = city.blocks[block - 1];
  if (!view.openDistricts.includes(district)) return fill(screen.worth.closed, { district: nameOf(district) });
  const places = districtTiles.places[view.seats as 2].join('/');
  const who = crestsOf(view)
    .map((crests, seat) => ({
      name: nameOfSeat(scene, seat),
      n: crests.filter((other) => city.blocks[other - 1].district === district).length,
    }))
    .filter(({ n }) => n > 0)
    .map(({ name, n }) => `${name} ${n}`);
  const open = fill(screen.worth.open, { district: nameOf(district), places });
  return who.length === 0 ? open : `${open} ${fill(screen.worth.crests, { who: who.join(', ') })}`;
}

function tellReach(reach: number, scene: AmsScene): Told {
  const { view } = scene.position;
  const { screen, speech } = { screen: scene.speech.screen, speech: scene.speech };
  const { amstel } = editionOf(view);
  const steps = stepsTo(scene, reach);
  const scores = reachPoints(view, scene.seat, reach);
  const discs = (view.amstel[reach] ?? []).toReversed().map((seat) => nameOfSeat(scene, seat));
  const lines: string[] = [];
  if (steps > 0)
    lines.push(
      fill(scores > 0 ? screen.rowPoints : screen.row, {
        steps: speech.steps(steps),
        cost: speech.resources(amstelCost(view, steps)),
        points: speech.points(scores),
      }),
    );
  if (discs.length > 0) lines.push(fill(screen.reachDiscs, { who: speech.list.format(discs) }));
  if (!canReach(scene, reach)) lines.push(screen.hints['amstel-steps']);
  return {
    title:
      reach === 0
        ? screen.reachStart
        : reach === amstel.spaces.length - 1
          ? fill(screen.reachMouth, { points: speech.points(amstel.mouthValue) })
          : fill(screen.reach, { n: reach }),
    lines,
    paragraphs: ['11.2', '11.4'],
  };
}

import { french } from './typography.ts';
import type { AmsterdamOptionsWords } from '../en/page-amsterdam-options.ts';

/** Ce dont une table d’Amsterdam convient avant la partie, en une ligne chaque fois. */
export const amsterdamOptions = french<AmsterdamOptionsWords>({
  length: 'Durée',
  lengths: { full: 'Partie complète', short: 'Partie courte' },
  lengthHints: {
    full: 'Douze manches.',
    short: 'Dix manches : on commence à la manche 3.',
  },
  edition: 'Règles selon',
  editions: { house: 'Mokum', fr: 'le livret français', hu: 'le livret hongrois', ru: 'le livret russe' },
  editionHint: 'Les livrets diffèrent par endroits ; Mokum suit chaque fois le texte le plus clair.',
  expansions: 'Extensions, à combiner librement',
  foreman: 'Contremaître et bailli',
  foremanHint:
    'Deux points de plus là où se tient le contremaître, une ressource de moins pour le bloc du bailli ; puis ils s’en vont plus loin.',
  orders: 'Tâches secrètes',
  ordersHint: 'Des objectifs pour la fin de la partie, connus de vous seul.',
  ordersOf: { 0: 'Aucune', 3: 'Trois chacun', 5: 'Cinq chacun' },
  openOrders: 'Dont face visible',
  openOrdersHint: 'Les autres voient celles-là, et ce qu’elles rapporteraient.',
  openOrdersOf: { 0: 'Aucune', 1: 'Une', 2: 'Deux' },
  openInstead: 'Tâches visibles à la place',
  openInsteadHint: 'Le livret français distribue une ou deux tâches visibles au lieu des secrètes.',
  noOrders: 'Sans tâches secrètes, aucune ne peut être visible.',
  trader: 'Trafiquant du marché noir',
  traderHint: 'Qui vend sur sa case reçoit des florins et une ressource ; puis il s’en va plus loin.',
  extraTiles: 'Huit tuiles Marché de plus',
  extraTilesHint: 'Elles offrent des cases, des échanges, des cartes et des blocs au lieu de points.',
  solo: 'Contre TOM, les extensions restent dans la boîte.',
  alone: 'Une seule place : vous jouez seul contre TOM. L’égalité est perdue.',
});

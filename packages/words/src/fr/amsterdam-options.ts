import type { AmsterdamOptionsWords } from '../en/amsterdam-options.ts';
import { french } from './typography.ts';

export const amsterdamOptions: AmsterdamOptionsWords = french({
  options: {
    length: { full: 'Douze manches.', short: 'Dix manches : la partie commence à la manche 3.' },
    edition: 'Le livret qui décide là où les livrets se contredisent.',
    foreman: 'Contremaître et bailli : des bonus qui se déplacent dans le port et dans la ville.',
    orders: 'Tâches secrètes : trois ou cinq buts cachés par joueur.',
    openOrders: 'Combien d’entre elles sont face visible.',
    trader: 'Un trafiquant au marché noir, qui paie double.',
    extraTiles: 'Huit tuiles Marché de plus, avec de nouveaux bonus.',
    rulings: 'Des points isolés du chapitre 25, au lieu de ceux du livret choisi.',
    alone: 'Seul contre TOM, sans extension.',
  },

  rulings: {
    firstResources: {
      question: 'Premières ressources de la case 2',
      same: 'deux de la même couleur',
      any: 'deux couleurs quelconques',
    },
    firstCards: {
      question: 'Ordre du choix de la première carte',
      clockwise: 'à partir du pion du dessous, puis dans le sens horaire',
      'bottom-up': 'du pion du dessous à celui du dessus',
    },
    afterMap: {
      question: 'Les cartes 001-006 et 055-060 demandent',
      used: 'un plan utilisé pendant ce tour',
      own: 'un plan actif',
    },
    card021: { question: 'La carte 021 donne', points: 'des points', gulden: 'des florins' },
    card023: { question: 'La carte 023 donne', two: '2 points', one: '1 point' },
    card054: {
      question: 'La carte 054 donne une ressource pour',
      'each-die': 'chacun des deux dés',
      'one-die': 'un des deux dés',
    },
    card061: { question: 'Les cartes 061-066 donnent', points: 'des points', gulden: 'des florins' },
    card070: {
      question: 'La carte 070 demande',
      'three-or-fewer': '3 cartes inactives ou moins',
      'fewer-than-three': 'moins de 3 cartes inactives',
    },
    card101: { question: 'La carte 101 donne', points: '2 points', gulden: '1 florin' },
    card103: { question: 'La carte 103 donne par paire', four: '4 points', two: '2 points' },
    order36: { question: 'La tâche 36 demande', ten: '10 cartes actives', twelve: '12 cartes actives' },
    tile18: { question: 'La tuile CA18 échange avec', discard: 'la défausse', supply: 'la réserve' },
    tile22: {
      question: 'Le bloc gratuit de la tuile CB22',
      counts: 'compte comme le bloc du tour',
      extra: 's’y ajoute',
    },
    dockerPickup: {
      question: 'On embarque un docker',
      visit: 'une fois par escale',
      'movement-end': 'là où finit un déplacement',
    },
    dockerHandover: {
      question: 'Un docker à son ponton',
      may: 'peut être déposé',
      must: 'doit être déposé',
    },
    foremanMoves: {
      question: 'Le contremaître se déplace',
      'turn-end': 'à la fin du tour',
      'at-once': 'aussitôt',
    },
    foremanGoal: {
      question: 'Le contremaître va au plus proche',
      'with-room': 'endroit où il reste de la place',
      nearest: 'endroit, plein ou non',
    },
    bailiffGoal: {
      question: 'Le bailli sans voisin libre va',
      'nearest-free': 'au bloc libre le plus proche',
      'next-block': 'de bloc en bloc jusqu’à en trouver un libre',
      'any-bridge': 'par n’importe quel pont à un bloc libre',
    },
    openOrders: {
      question: 'Les tâches ouvertes sont',
      'of-the-hidden': 'prises parmi les cachées',
      instead: 'distribuées à la place des cachées',
    },
    tomTriples: {
      question: 'Triples de 3 et de 4 de TOM',
      'yellow-maroon': 'jaune, bordeaux',
      'maroon-yellow': 'bordeaux, jaune',
    },
    districtTie: {
      question: 'Une égalité dans un quartier partage',
      'all-places': 'les points de tous les rangs à égalité',
      'two-places': 'les points de deux rangs',
    },
    extraTiles: {
      question: 'Tuiles Marché supplémentaires par moitié',
      'three-three': '3 supplémentaires et 3 de base',
      'four-two': '4 supplémentaires et 2 de base',
      'three-one-over-two': '3 supplémentaires et 1 de base, au-dessus de 2 de base',
    },
  },
});

import { french } from './typography.ts';
import type { AmsterdamExpansionsWords } from '../en/table-amsterdam-expansions.ts';

/** Ce que la table d’Amsterdam dit des figures, des tâches secrètes et de TOM. */
export const amsterdamExpansions = french<AmsterdamExpansionsWords>({
  hints: {
    'place-foreman': 'Une livraison là où il se tient marque 2 points de plus ; puis il s’en va plus loin.',
    'place-bailiff': 'Le bloc où il se tient coûte 1 ressource de moins ; puis il s’en va plus loin.',
    'place-trader': 'Qui vend sur sa case reçoit 2 florins et une ressource ; puis il s’en va plus loin.',
    'move-foreman': 'Il va au lieu le plus proche où il reste de la place, compté sur l’eau.',
    'move-bailiff': 'Il passe un pont vers un bloc libre ; sinon il va plus loin.',
    'move-trader': 'Il va sur une case libre voisine, diagonales comprises.',
    'open-order': 'Les autres la verront. Tout est montré quand chacun a choisi.',
    opened: 'Vous rendez visible la tâche {n}.',
    'hand-back': 'Chaque pièce ne compte que pour une tâche ; deux pièces gardées valent un point.',
    'activate-free': 'La carte agit aussitôt.',
    'free-block': 'Sa marchandise vient avec lui.',
    'barge-to': 'Sur n’importe quelle case du port.',
    'swap-out': 'Une autre carte prend sa place sous votre plateau.',
    'swap-kind': 'La défausse est grande.',
    'swap-in': 'Elle va sous votre plateau, inactive.',
    'swap-stack': 'La première carte de la pile vous vient sans être vue.',
    'tom-discards': 'Toutes deux coûtent autant.',
    'sell-trader': 'Le trafiquant s’y tient : choisissez une ressource, les 2 florins viennent avec.',
  },
  figures: {
    names: { foreman: 'Contremaître', bailiff: 'Bailli', trader: 'Trafiquant du marché noir' },
    means: {
      foreman:
        'Qui livre là où il se tient marque 2 points de plus par marchandise. Puis il va au lieu le plus proche où il reste de la place.',
      bailiff: 'Son bloc coûte 1 ressource de moins. Qui le prend lui fait passer un pont vers un bloc libre.',
      trader: 'Qui vend sur sa case reçoit 2 florins et une ressource. Puis il va sur une case libre voisine.',
    },
    here: {
      foreman: 'Il se tient ici : {place}.',
      bailiff: 'Il se tient ici : {place}.',
      trader: 'Il se tient ici : {place}.',
    },
    leaves: {
      foreman: 'Le contremaître quitte la partie.',
      bailiff: 'Le bailli quitte la partie.',
      trader: 'Le trafiquant quitte la partie.',
    },
    group: 'Figures',
    stall: 'case : {good}',
    stands: { foreman: 'Contremaître : {place}', bailiff: 'Bailli : {place}', trader: 'Trafiquant : {place}' },
    place: {
      foreman: 'Placer ici le contremaître : {place}',
      bailiff: 'Placer ici le bailli : {place}',
      trader: 'Placer ici le trafiquant : {place}',
    },
    move: {
      foreman: 'Déplacer ici le contremaître : {place}',
      bailiff: 'Déplacer ici le bailli : {place}',
      trader: 'Déplacer ici le trafiquant : {place}',
    },
  },
  orders: {
    title: 'Tâche {n}',
    tab: 'Tâches',
    openOne: 'Rendre visible : {name}',
    hand: 'Vos tâches secrètes',
    sum: { one: '{n} point en l’état', other: '{n} points en l’état' },
    lies: { hidden: 'Vous seul la voyez', open: 'Face visible' },
    now: { one: '{n} point en l’état', other: '{n} points en l’état' },
    progress: '{has} sur {needs}',
    name: '{title}. {text} {lies}. {now}',
    backs: { one: '{n} tâche secrète', other: '{n} tâches secrètes' },
    open: 'Tâche visible {n} : {text} {now}',
  },
  handBack: {
    panel: 'Rendre pour vos tâches',
    stock: 'Ce que vous pouvez rendre',
    empty: 'il ne reste rien',
    less: 'Moins',
    more: 'Plus',
    level: { one: '{n} point', other: '{n} points' },
    best: 'au mieux',
    bestAll: { one: 'Au mieux : {n} point', other: 'Au mieux : {n} points' },
    bestReached: 'On ne peut marquer plus',
    done: { one: 'Rendre pour {n} point', other: 'Rendre pour {n} points' },
    nothing: 'Ne rien rendre',
  },
  notes: {
    figures:
      'Le contremaître paie les livraisons, le bailli baisse le prix d’un bloc, le trafiquant paie les ventes. Chacun aide le premier venu, puis s’en va plus loin.',
    orders:
      'Vos tâches rapportent à la fin, et personne d’autre ne les voit d’ici là. Chacune dit ce qu’elle vaut pour l’instant. Visez-en deux ou trois.',
    openOrder:
      'Une tâche face visible rapporte comme les autres, mais chacun voit ce que vous cherchez. Montrez-en une que personne ne peut gêner.',
    tiles:
      'Avec les huit tuiles Marché en plus, on peut déplacer sa barge, activer une carte ou prendre un bloc. Touchez la tuile pour la lire.',
    handBack:
      'Certaines tâches se paient avec les pièces qui vous restent. Une pièce ne sert qu’une fois ; la meilleure façon est à portée de bouton.',
    tom: 'TOM suit quelques règles fixes, avec les dés tels qu’ils sont tombés. Chaque étape dit quelle règle l’y oblige ; touchez sa plaque pour la relire.',
    tomRace:
      'Vous gagnez avec plus de points que TOM ; une égalité est perdue. Il prend un bloc pour chaque 6 : gardez un œil sur ce qu’il vous laisse.',
  },
  count: { orders: 'Tâches secrètes' },
  tom: {
    banner: 'Ce que TOM a fait en dernier',
    close: 'Fermer',
    nothing: 'TOM n’a pas encore joué.',
    wins: 'TOM gagne.',
    title: 'Le tour de TOM',
    step: 'Étape {n} sur {of}',
    next: 'Suite',
    done: 'À vous',
    skip: 'Tout dire',
    rule: 'Règle {paragraph}',
    plays: 'joue selon le livret',
    gulden: { one: '{n} florin', other: '{n} florins' },
    crests: { one: 'armoiries en ville : {n}', other: '{n} armoiries en ville' },
    disc: 'Pion sur la case {n} de l’Amstel',
    all: 'TOM, {points}, {gulden}, {crests}. {disc}.',
  },
});

import { french } from '@mokum/words/fr/typography';
import type { AmsterdamExpansionsWords } from './amsterdam-expansions-en.ts';

/** Ce que la table d’Amsterdam dit des figures, des tâches secrètes et de TOM. */
export const amsterdamExpansions = french<AmsterdamExpansionsWords>({
  figures: {
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
  tom: {
    title: 'Le tour de TOM',
    step: 'Étape {n} sur {of}',
    next: 'Suite',
    done: 'À vous',
    skip: 'Tout dire',
    rule: 'Règle {paragraph}',
    plays: 'joue selon le livret',
    gulden: { one: '{n} florin', other: '{n} florins' },
    crests: { one: '{n} blason en ville', other: '{n} blasons en ville' },
    disc: 'Pion sur la case {n} de l’Amstel',
    all: 'TOM, {points}, {gulden}, {crests}. {disc}.',
  },
});

import type { Catalogue } from '../catalogue.ts';
import type { amsterdamExpansions as english } from '../en/amsterdam-expansions.ts';

/** Ce que les extensions demandent, font, racontent et interdisent. */
export const amsterdamExpansions: Catalogue<typeof english> = {
  prompts: {
    'place-foreman': 'Placez le contremaître sur un dépôt',
    'place-bailiff': 'Placez le bailli sur un bloc de coût 2',
    'place-trader': 'Placez le trafiquant sur une case du marché noir',
    'open-order': 'Quelle tâche secrète jouez-vous face visible ?',
    'activate-free': 'Quelle carte activez-vous sans payer de ressources ?',
    'free-block': 'Quel bloc prenez-vous sans payer de ressources ?',
    'barge-to': 'Où placez-vous votre barge ?',
    'swap-out': 'Quelle carte inactive échangez-vous ?',
    'swap-kind': 'Quelle sorte de carte prenez-vous dans la défausse ?',
    'swap-in': 'Quelle carte de la défausse prenez-vous ?',
    'swap-stack': 'Prenez-vous le premier artisan ou le premier bâtiment de la pile ?',
    'move-foreman': 'Où va le contremaître ?',
    'move-bailiff': 'Où va le bailli ?',
    'move-trader': 'Où va le trafiquant ?',
    'hand-back': 'Que rendez-vous ?',
  },

  waiting: {
    'place-foreman': '{who} place le contremaître',
    'place-bailiff': '{who} place le bailli',
    'place-trader': '{who} place le trafiquant',
    'move-foreman': '{who} déplace le contremaître',
    'hand-back': 'On attend que les autres règlent leurs tâches secrètes',
    'open-order': 'On attend que les autres retournent des tâches secrètes',
  },

  moves: {
    'place-foreman': 'ici : {place}',
    'place-bailiff': '{district}, coûte {cost}, {good}',
    'place-trader': 'sur la case {good}',
    'open-order': '{order}',
    'activate-free': '{card} : {meaning}',
    'free-block': '{district}, coûte {cost}, {good}',
    'barge-to': 'vers {place}',
    'swap-out': 'céder {card}',
    'swap-kind': '{kind}',
    'swap-in': '{card}, coûte {cost} : {meaning}',
    'swap-stack': '{kind}, la première carte de la pile',
    'move-foreman': 'vers {place}',
    'move-bailiff': '{district}, coûte {cost}, {good}',
    'move-trader': 'vers la case {good}',
    'hand-back': '{amount}. {order}',
  },

  handBack: {
    nothing: 'Rien',
    all: 'Tout ce que la tâche demande',
    some: { one: '{n} pièce', other: '{n} pièces' },
  },

  told: {
    'place-foreman': '{who} place le contremaître : {place}.',
    'place-bailiff': '{who} place le bailli sur le bloc {value}, {district}.',
    'place-trader': '{who} place le trafiquant sur la case {good}.',
    'draw-order': '{who} reçoit la tâche {value} : {order}',
    'draw-order-hidden': '{who} reçoit une tâche secrète.',
    'draw-open-order': '{who} reçoit une tâche face visible, {value} : {order}',
    'open-order': '{who} retourne la tâche {value} : {order}',
    'show-order': '{who} montre la tâche {value} : {order}',
    'activate-free': '{who} active {card} sans payer de ressources.',
    'free-block': '{who} prend le bloc {value}, {district}, sans payer de ressources.',
    'barge-to': '{who} mène sa barge vers {place}.',
    'swap-out': '{who} cède {card}.',
    'swap-in': '{who} prend {card} dans la défausse.',
    'draw-swap': '{who} pioche {card}.',
    'move-foreman': '{who} déplace le contremaître vers {place}.',
    'move-bailiff': '{who} déplace le bailli vers le bloc {value}, {district}.',
    'move-trader': '{who} déplace le trafiquant vers la case {good}.',
    'hand-back': '{who}, tâche {number} : {amount}.',
  },

  reasons: {
    '2.8': 'Cette pile est épuisée.',
    '17.3': 'Cette tâche n’est pas parmi vos tâches cachées.',
    '18.2': 'Le trafiquant donne 2 florins et une ressource : choisissez la ressource.',
    '23.18': 'Il n’y a rien à échanger, ou pas cela.',
    '23.20': 'Vous n’avez aucune carte inactive.',
    '23.21': 'Ce n’est pas une autre case du port.',
    '23.22': 'Aucun bloc n’est libre.',
    '23.24': 'Vous n’avez aucune carte inactive.',
    '25.15': 'Le bloc du marché compte comme celui de votre tour, et vous en avez déjà pris un.',
  },
};

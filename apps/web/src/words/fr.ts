import type { PageWords } from './en.ts';

/** Les mots de la page en français. */
export const fr: PageWords = {
  home: {
    title: 'Mokum',
    line: 'Trois jeux sur Amsterdam',
    posters: {
      grachtenpand: {
        title: 'Grachtenpand',
        author: 'de Zach Hoekstra',
        line: 'Bâtissez la plus jolie rue du canal, carte après carte.',
        players: '2–5 joueurs',
        fact: '20 minutes',
        play: 'Jouer',
        setUp: 'Nouvelle table',
        announced: 'Bientôt à cette table',
      },
      'nieuw-amsterdam': {
        title: 'Nieuw Amsterdam',
        author: 'de Jeffrey D. Allers',
        line: 'Des fourrures en amont, des terres sur l’île, des navires pour rentrer.',
        players: '2–5 joueurs',
        fact: '60–120 minutes',
        play: 'Jouer',
        setUp: 'Nouvelle table',
        announced: 'Bientôt à cette table',
      },
      amsterdam: {
        title: 'Amsterdam',
        author: 'de Stefan Feld',
        line: 'Tournez le cadran, menez les péniches, élevez la ceinture des canaux.',
        players: '1–4 joueurs',
        fact: 'dès 14 ans',
        play: 'Jouer',
        setUp: 'Nouvelle table',
        announced: 'Bientôt à cette table',
      },
    },
  },
  light: 'Lumière du matin ou du soir',
};

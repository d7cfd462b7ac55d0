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
  problems: {
    missing: 'Cette partie n’est plus conservée ici.',
    unavailable: 'Ce navigateur ne conserve rien pour cette page : aucune partie ne peut être rouverte.',
    broken: 'Cette partie est abîmée et ne peut pas être ouverte. Vous pouvez télécharger ce qui en reste.',
    'unknown-format': 'Cette partie vient d’une version plus récente de Mokum. Rechargez la page et réessayez.',
    'unknown-game': 'Cette page n’a pas le jeu de cette partie.',
    'unknown-rules': 'Cette partie suit des règles que cette page n’a pas. Rechargez la page et réessayez.',
    'not-a-log': 'Ce n’est pas une partie de Mokum.',
    'log-differs': 'Cette partie s’interrompt ou enfreint les règles quelque part : elle ne peut pas être rejouée.',
    'too-large': 'C’est bien trop grand pour être une partie.',
    'link-damaged': 'Ce lien a été coupé ou modifié en route. Redemandez-le, ou demandez la partie en fichier.',
    'link-unknown': 'Ce lien vient d’une version plus récente de Mokum. Rechargez la page et réessayez.',
    download: 'Télécharger les données',
    home: 'Retour aux jeux',
  },
  notices: {
    'bot-replaced': {
      'too-slow': '{who} a réfléchi trop longtemps : un coup permis a été tiré au sort.',
      error: '{who} a trébuché : un coup permis a été tiré au sort.',
    },
    'not-kept': {
      full: 'Il n’y a plus de place dans ce navigateur pour conserver la partie. Vous pouvez continuer, mais téléchargez-la avant de fermer cet onglet.',
      unavailable:
        'Ce navigateur ne conserve rien pour cette page. Vous pouvez continuer, mais téléchargez la partie avant de fermer cet onglet.',
      deleted:
        'Cette partie a été supprimée dans un autre onglet. Vous pouvez continuer, mais elle n’est plus conservée.',
    },
    'moved-elsewhere': 'Cette partie a continué dans un autre onglet : la voici.',
    'page-is-old': 'Cette partie a continué dans une version plus récente de Mokum. Rechargez la page.',
    download: 'Télécharger la partie',
    dismiss: 'Fermer',
  },
};

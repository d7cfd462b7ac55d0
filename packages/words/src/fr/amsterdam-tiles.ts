import type { AmsterdamWords } from '../en/amsterdam.ts';

/** Tuiles Marché et tâches par numéro. Trois nombres sont les points à 2, 3 et 4 joueurs. */
export const amsterdamTiles: AmsterdamWords['tiles'] = {
  1: 'Payez 1 florin, gagnez 1 point et avancez de 2 cases sur l’Amstel.',
  2: 'Payez 1 florin, gagnez 2 points.',
  3: 'Payez 1 florin, gagnez 3 points.',
  4: 'Payez 2 florins, gagnez 2 points et 1 ressource au choix.',
  5: 'Payez 2 florins, gagnez 3 points et avancez de 1 case sur l’Amstel.',
  6: 'Payez 2 florins, gagnez 4 points.',
  7: 'Payez 3 florins, gagnez 4 points et avancez de 2 cases sur l’Amstel.',
  8: 'Payez 3 florins, gagnez 5 points.',
  9: 'Payez 3 florins, gagnez 5 points et 1 ressource au choix.',
  10: 'Payez 4 florins, gagnez 4 points et avancez de 2 cases sur l’Amstel.',
  11: 'Payez 4 florins, gagnez 6 points et avancez de 1 case sur l’Amstel.',
  12: 'Payez 4 florins, gagnez 8 points.',
  13: 'Payez 5 florins, gagnez 11 points et 1 ressource au choix.',
  14: 'Payez 5 florins, gagnez 12 points.',
  15: 'Payez 6 florins, gagnez 14 points.',
  16: 'Payez 6 florins, gagnez 15 points.',
  17: 'Payez 1 florin, déplacez votre barge de 3 cases au plus sans payer de ressources ; en chemin vous pouvez charger, livrer, embarquer et déposer des dockers.',
  18: 'Payez 2 florins, échangez une de vos cartes inactives contre n’importe quelle carte de la défausse, de quelque sorte qu’elle soit ; si la défausse est vide, contre la première carte de la pile des artisans ou des bâtiments, pas des plans.',
  19: 'Payez 2 florins, gagnez 2 ressources au choix.',
  20: 'Payez 3 florins, activez une de vos cartes inactives sans payer de ressources.',
  21: 'Payez 3 florins, placez votre barge sur n’importe quelle case du port.',
  22: 'Payez 4 florins, prenez un bloc libre au choix sans payer de ressources ; sa marchandise est à vous.',
  23: 'Payez 5 florins, gagnez une ressource de chacune des six couleurs.',
  24: 'Payez 6 florins, activez deux de vos cartes inactives sans payer de ressources.',
};

export const amsterdamOrders: AmsterdamWords['orders'] = {
  1: 'Les deux dockers bleu clair sont dans la maison des dockers : 8/7/6 points.',
  2: 'Les deux dockers bordeaux sont dans la maison des dockers : 8/7/6 points.',
  3: 'Les deux dockers vert clair sont dans la maison des dockers : 8/7/6 points.',
  4: 'Les deux dockers rose clair sont dans la maison des dockers : 8/7/6 points.',
  5: 'Les deux dockers jaunes sont dans la maison des dockers : 8/7/6 points.',
  6: 'Les deux dockers blancs sont dans la maison des dockers : 8/7/6 points.',
  7: 'Vous avez au moins 4 blocs dans le quartier Grachtengordel : 6/7/8 points.',
  8: 'Vous avez au moins 4 blocs dans le quartier Plantage : 6/7/8 points.',
  9: 'Vous avez au moins 4 blocs dans le quartier Nieuwmarkt : 6/7/8 points.',
  10: 'Vous avez au moins 4 blocs dans le quartier Burgwallen : 6/7/8 points.',
  11: 'Vous avez au moins 4 blocs dans le quartier Haarlemmerbuurt : 6/7/8 points.',
  12: 'Vous avez au moins 4 blocs dans le quartier Jordaan : 6/7/8 points.',
  13: 'Vous avez au moins 3 bâtiments, 3 artisans et 3 plans actifs : 9 points.',
  14: 'Votre pion a atteint l’embouchure de l’Amstel : 10 points.',
  15: 'Vous avez au moins 3 cartes « fin de partie » actives : 7 points.',
  16: 'Vous avez au moins 4 cartes de phase III actives : 7 points.',
  17: 'Vous avez au moins 5 cartes permanentes actives : 7 points.',
  18: 'Il y a au moins 7 marchandises au marché noir : 7/6/5 points.',
  19: 'Vous avez au moins deux sortes de marchandises sur votre barge : 6 points.',
  20: 'L’entrepôt des meubles est plein : 7/6/5 points.',
  21: 'L’entrepôt de la dentelle est plein : 7/6/5 points.',
  22: 'L’entrepôt du fromage est plein : 7/6/5 points.',
  23: 'L’entrepôt du genièvre est plein : 7/6/5 points.',
  24: 'L’entrepôt de la bière est plein : 7/6/5 points.',
  25: 'L’entrepôt du carrelage est plein : 7/6/5 points.',
  26: 'L’entrepôt des tulipes est plein : 7/6/5 points.',
  27: 'L’entrepôt du cristal est plein : 7/6/5 points.',
  28: 'L’entrepôt du café est plein : 7/6/5 points.',
  29: 'Les quatre dépôts sont remplis : 7/6/5 points.',
  30: 'Votre barge est au quai de départ : 4 points.',
  31: 'Il y a au moins 7 dockers dans la maison des dockers : 9/7/5 points.',
  32: 'Rendez 2 dockers et 1 marchandise : 4/5/6 points.',
  33: 'Rendez jusqu’à 6 ressources de couleurs différentes : 1, 2, 3, 5, 7 ou 10 points.',
  34: 'Rendez 1 docker, 1 marchandise et 1 ressource : 4/5/6 points.',
  35: 'Vous avez au moins 9 blocs, où qu’ils soient : 7/8/9 points.',
  36: 'Vous avez au moins 10 cartes actives : 4/5/6 points.',
  37: 'Rendez 1 docker bleu clair pour 2/3/4 points, ou 2 pour 7/8/9 points.',
  38: 'Rendez 1 docker jaune pour 2/3/4 points, ou 2 pour 7/8/9 points.',
  39: 'Rendez 1 docker bordeaux pour 2/3/4 points, ou 2 pour 7/8/9 points.',
  40: 'Rendez 1 docker vert clair pour 2/3/4 points, ou 2 pour 7/8/9 points.',
  41: 'Rendez 1 docker rose clair pour 2/3/4 points, ou 2 pour 7/8/9 points.',
  42: 'Rendez 1 docker blanc pour 2/3/4 points, ou 2 pour 7/8/9 points.',
};

export const amsterdamTileVariants: AmsterdamWords['tileVariants'] = {
  18: {
    supply:
      'Payez 2 florins, échangez une de vos cartes inactives contre la première carte de la pile des artisans ou des bâtiments, pas des plans.',
  },
  22: {
    extra:
      'Payez 4 florins, prenez un bloc libre au choix sans payer de ressources, en plus du bloc de votre tour ; sa marchandise est à vous.',
  },
};

export const amsterdamOrderVariants: AmsterdamWords['orderVariants'] = {
  36: { twelve: 'Vous avez au moins 12 cartes actives : 4/5/6 points.' },
};

import { grammarOf } from '#contract/messages/grammar.ts'
import type { HikeMessages } from './en.ts'

const { count, number } = grammarOf('fr')
const shapeless = count({
  one: '# entrée n’a pas de contour connu et n’a pas été vérifiée',
  other: '# entrées n’ont pas de contour connu et n’ont pas été vérifiées',
})

/** The messages of the check of a hike, in French. */
export const messages: HikeMessages = {
  staysHere: 'Reste sur cet appareil',
  intro: 'Quelles fermetures et quels avis votre itinéraire touche-t-il, et quand y seriez-vous ?',
  onDevice:
    'L’itinéraire reste sur cet appareil : il est vérifié ici, et seules les données de rectangles autour de lui et de ses tronçons fermés sont demandées.',
  chooseFile: 'Choisir un fichier',
  fileKinds: 'GPX, KML, TCX ou GeoJSON, aussi en KMZ ou ZIP ; ou déposez-le n’importe où sur cette page',
  draw: 'Dessiner sur la carte',
  otherRoute: 'Autre itinéraire',
  drawnRoute: 'Itinéraire dessiné',
  drawHelp:
    'Touchez la carte pour poser des points. Au clavier : déplacez la carte avec les flèches, puis « Point ici ».',
  addByName: 'Ajouter un point par son nom ou ses coordonnées',
  points: 'Points de l’itinéraire',
  pointTold: (n, where) => `Point ${number(n)} : ${where}`,
  fromBefore: (away) => `${away} du point précédent`,
  samePlace: 'au même endroit que le point précédent',
  removePoint: (n) => `Supprimer le point ${number(n)}`,
  pointHere: 'Point ici',
  undo: 'Retirer le dernier point',
  finish: 'Terminer',
  cancel: 'Annuler',
  pointsSet: count({ one: '# point', other: '# points' }),
  reading: (name, percent) => `Lecture de « ${name} » : ${number(percent)} %`,
  readingDrawn: 'Lecture de l’itinéraire…',
  problems: {
    empty: 'Le fichier est vide. Exportez de nouveau l’itinéraire, puis choisissez ce fichier.',
    picture: 'C’est une image, pas un itinéraire. Choisissez un fichier GPX, KML, TCX ou GeoJSON.',
    packed:
      'Ce fichier est compressé et ne contient aucun itinéraire, en contient plusieurs ou un qui ne peut pas être décompressé ici. Décompressez-le, puis choisissez le fichier GPX, KML ou TCX qu’il contient.',
    fit: 'C’est un fichier FIT, enregistré par une montre ou un compteur de vélo. Choisissez le fichier GPX de la même sortie, que l’application ou le site de l’appareil exporte.',
    other:
      'Ce n’est pas un fichier GPX, KML, TCX ou GeoJSON. Exportez l’itinéraire dans l’un de ces formats, puis choisissez ce fichier.',
    damaged:
      'Le fichier est endommagé, ou contient ce qui n’a rien à faire dans un itinéraire. Exportez-le de nouveau ou choisissez-en un autre.',
    'no-line':
      'Le fichier ne contient ni trace ni itinéraire, seulement des lieux isolés ou rien. Choisissez-en un avec une trace.',
    'too-large': 'Le fichier dépasse 200 Mo. Choisissez un itinéraire plus court.',
    'too-many-points': 'Le fichier compte plus d’un million de points. Choisissez un itinéraire plus court.',
  },
  atLine: (n) => `Il s’interrompt à la ligne ${number(n)}.`,
  crashed: 'L’itinéraire n’a pas pu être lu. Choisissez un autre fichier ou dessinez l’itinéraire.',
  time: 'Départ',
  pace: 'Allure, km/h',
  onYourHike: 'Pendant votre sortie :',
  anyActivity: 'Toutes',
  addActivity: 'Ajouter…',
  removeActivity: (name) => `Retirer : ${name}`,
  summary: (km, rise, duration) => [`${km} km`, ...(rise === null ? [] : [rise]), `environ ${duration}`].join(' · '),
  rise: (up, down) => `${up} m de montée, ${down} m de descente`,
  heightsOfMap: 'Altitudes de la carte',
  hours: (h, min) => `${number(h)} h ${min} min`,
  rule: 'Votre temps : la distance à votre allure, et 1 heure pour 600 m de montée ; les montées de moins de 10 m ne comptent pas.',
  ruleFlat:
    'Votre temps : la distance à votre allure. Trop peu d’altitudes sont connues sur l’itinéraire, la montée ne compte donc pas.',
  zone: (zone) => `Les heures sont celles du lieu (${zone}).`,
  zoneOfDevice: (zone) =>
    `Aucune fermeture alentour n’indique le fuseau horaire du lieu : les heures sont celles de cet appareil (${zone}).`,
  asking: 'Recherche des fermetures autour de l’itinéraire…',
  again: 'Vérifier de nouveau',
  askedAgain: 'Vérifié de nouveau.',
  notAsked: 'La recherche des fermetures a échoué.',
  verdict: {
    inForce: count({
      one: 'Touche # fermeture en vigueur à ce moment-là',
      other: 'Touche # fermetures en vigueur à ce moment-là',
    }),
    voluntary: count({
      one: 'Touche # lieu à éviter à ce moment-là',
      other: 'Touche # lieux à éviter à ce moment-là',
    }),
    only: {
      'off-paths': count({
        one: 'Restez sur les chemins : à côté, # fermeture est en vigueur à ce moment-là',
        other: 'Restez sur les chemins : à côté, # fermetures sont en vigueur à ce moment-là',
      }),
      'off-leash': count({
        one: 'Chiens en laisse : # fermeture l’exige à ce moment-là',
        other: 'Chiens en laisse : # fermetures l’exigent à ce moment-là',
      }),
    },
    unknown: count({
      one: 'Touche # fermeture peut-être en vigueur à ce moment-là',
      other: 'Touche # fermetures peut-être en vigueur à ce moment-là',
    }),
    others: count({
      one: 'Touche # entrée, pas en vigueur pour vous à ce moment-là',
      other: 'Touche # entrées, aucune en vigueur pour vous à ce moment-là',
    }),
    none: 'Aucune fermeture enregistrée sur cet itinéraire',
  },
  noneBy: (sources) => `Aucune chez : ${sources}. Ce n’est pas une autorisation : les panneaux sur place font foi.`,
  notAll: 'Une partie des environs n’a pas pu être vérifiée : voir plus bas.',
  noPermission:
    'Ce qui n’est pas enregistré n’est pas connu. Ce n’est pas une autorisation : les panneaux sur place font foi.',
  state: {
    inForce: 'Fermé à votre passage',
    avoid: 'À éviter : en vigueur à votre passage',
    keepTo: {
      'off-paths': 'Rester sur les chemins : en vigueur à votre passage',
      'off-leash': 'Chiens en laisse : en vigueur à votre passage',
    },
    mayBe: 'Peut-être en vigueur à votre passage',
    notInForce: 'Pas en vigueur à votre passage',
    later: 'Pas encore en vigueur',
    over: 'Terminé d’ici là',
    byDate: 'fuseau horaire inconnu : jugé d’après les dates',
  },
  part: (from, to) => `km ${from} à ${to}`,
  partAt: (at) => `km ${at}`,
  moreParts: count({ one: 'et # autre endroit', other: 'et # autres endroits' }),
  inside: (km) => `${km} km à l’intérieur`,
  near: (metres) => `passe à moins de ${number(metres)} m`,
  notSaid: 'activités non précisées',
  meta: {
    asked: (host, when, n) =>
      `Service interrogé : ${host}, ${when}. Fermetures et avis comparés alentour : ${number(n)}.`,
    sources: (names) => `Enregistré par : ${names}.`,
    reach: (metres) =>
      `« Touche » signifie : dedans, ou à ${number(metres)} m au plus, soit l’erreur possible d’un récepteur. Ce qui est à ${number(2 * metres)} m au plus l’un de l’autre compte pour un.`,
    shapeless: (n, names) => `${shapeless(n)} : ${names}.`,
    heightsOfMap:
      'L’itinéraire n’a pas d’altitudes propres : ce sont celles de la carte, une tous les 20 à 40 m. Les arêtes vives et les gorges étroites y sont aplaties.',
    heightsUnread: 'Les altitudes de la carte n’ont pas pu être lues, il n’y a donc pas de profil.',
    beyond: count({ other: 'Il y en a # alentour ; certaines n’ont pas été vérifiées.' }),
    partial: 'L’itinéraire sort des régions de cet appareil : au-delà, rien n’a pu être vérifié.',
    points: count({
      one: '# point du fichier n’a pas pu être lu.',
      other: '# points du fichier n’ont pas pu être lus.',
    }),
    pieces: count({ other: 'L’itinéraire a # morceaux ; les intervalles ne sont pas vérifiés.' }),
  },
  profile: (km, parts) => `L’itinéraire du km 0 au km ${km}. Touché : ${parts}.`,
  profileNone: (km) => `L’itinéraire du km 0 au km ${km}. Rien de touché.`,
  unnamed: 'le service interrogé',
}

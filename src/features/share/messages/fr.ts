import { grammarOf } from '#contract/messages/grammar.ts'
import type { ShareMessages } from './en.ts'

const { count, number } = grammarOf('fr')

/** The messages of taking something along, in French. */
export const messages: ShareMessages = {
  title: 'À emporter',
  reach: {
    view: 'Cette vue',
    closure: 'Seulement cette fermeture',
    area: 'Seulement cette aire',
  },
  link: {
    title: 'Lien',
    reach: 'Ce que le lien montre',
    moment: 'Pour quel moment',
    always: (day) => `Toujours « ${day} », à chaque ouverture`,
    fixed: (date) => `Toujours : ${date}`,
    whenOpened: 'Le moment où il est ouvert',
    field: 'Lien vers cette page',
    copy: 'Copier le lien',
    send: 'Partager…',
    copied: 'Le lien est copié.',
    refused: 'Ce navigateur n’autorise pas la copie. Le lien est sélectionné : copiez-le depuis le champ.',
    unsent: 'La transmission a échoué. Copiez plutôt le lien.',
  },
  qr: {
    title: (address) => `Code QR : ${address}`,
    save: 'Enregistrer le code QR (SVG)',
    tooLong: 'Le lien est trop long pour un code QR : moins de filtres le raccourcissent.',
  },
  calendar: {
    save: 'Enregistrer cette fermeture pour un calendrier (ICS)',
    note: 'Créé sur cet appareil. Un fichier enregistré ne change pas quand la fermeture change.',
    zoneUnknown:
      'Pas de fichier de calendrier : le fuseau horaire du lieu n’est pas connu, les heures quotidiennes ne peuvent donc pas y figurer.',
    failed: 'Le fichier n’a pas pu être créé.',
    only: (host) =>
      `Seulement fermeture par fermeture : ${host} ne fournit ni calendriers ni flux qui se mettent à jour d’eux-mêmes.`,
  },
  feed: {
    title: 'Flux',
    intro: 'Ils se mettent à jour d’eux-mêmes : ce qui s’ajoute, change ou se termine y apparaît.',
    filtered: (what) => `Fermetures et avis : ${what}`,
    all: 'Fermetures et avis : tout ce qui est en cours ou à venir',
    holds: count({ other: '# actuellement' }),
    holdsNone: 'aucun actuellement ; les suivants y apparaîtront',
    firstPage: (n) => `Un flux contient les ${number(n)} premiers.`,
    anywhere: 'Partout',
    ofArea: 'Fermetures de cette aire',
    inView: 'Dans le rectangle de cette vue',
    forWhom: 'Pour',
    forAll: 'Toutes les activités',
    rss: 'Actualités (RSS)',
    geojson: 'Données cartographiques (GeoJSON)',
    subscribe: 'S’abonner',
    open: 'Ouvrir',
    save: 'Enregistrer',
    copy: 'Copier l’adresse',
    copyOf: (feed) => `Copier l’adresse : ${feed}`,
    copied: (feed) => `L’adresse est copiée : ${feed}.`,
    refused: 'Ce navigateur n’autorise pas la copie. L’adresse est sélectionnée : copiez-la depuis le champ.',
    field: 'Adresse du flux',
    placeless: count({
      one: '# fermeture ou avis dont le lieu est inconnu n’est dans aucun rectangle, donc pas dans ces flux.',
      other: '# fermetures et avis dont le lieu est inconnu ne sont dans aucun rectangle, donc pas dans ces flux.',
    }),
    ofPresent: 'Un flux dit ce qu’il en est au moment où il est relevé : le moment choisi n’y figure pas.',
    notAreas: 'La catégorie et le pays restreignent les aires ; un flux de fermetures n’en tient pas compte.',
  },
  print: {
    title: 'Sur papier',
    page: {
      view: 'Imprimer cette vue (1 page, A4)',
      closure: 'Imprimer cette fermeture (1 page, A4)',
      area: 'Imprimer cette aire (1 page, A4)',
      hike: 'Imprimer la vérification de cette sortie',
      here: 'Imprimer ce qui s’applique ici',
    },
    whole: (closures, pages) => `Imprimer toute la liste (${closures}, environ ${number(pages)} pages)`,
    wholeAtLeast: (closures, pages) => `Imprimer toute la liste (${closures}, ${number(pages)} pages ou plus)`,
    notRead: (read, all) =>
      `La lecture s’est arrêtée à ${number(read)} sur ${number(all)}. Ce qui est lu est conservé.`,
    table: 'Le tableau, avec CSV',
    following: count({ one: 'La liste (#) est à la page suivante.', other: 'La liste (#) est aux pages suivantes.' }),
    followingParts: count({ other: 'La liste (#) est aux pages suivantes et dans les autres parties.' }),
    terms: 'Pourquoi, pour qui, où',
    preparing: 'Préparation de la page…',
    ready: 'La page est prête.',
    validAsOf: (when) => `État au ${when}`,
    shownFor: (when) => `Affichage pour ${when}, à l’heure de chaque lieu`,
    atZone: (when, zone) => `${when} (${zone})`,
    demo: 'Données de démonstration : les fermetures sont inventées',
    map: 'Carte de cette vue',
    numbers: (first, last) => `${first}–${last}`,
    noMap: 'La carte n’a pas pu être dessinée sur cet appareil.',
    count: count({
      one: '# fermeture ou avis dans cette vue',
      other: '# fermetures et avis dans cette vue',
    }),
    countNone:
      'Aucune fermeture ni aucun avis enregistré dans cette vue. Ce n’est pas une autorisation : les panneaux sur place font foi.',
    filtered: (what) => `Seulement : ${what}`,
    hidden: count({
      one: '# de plus dans cette vue, masquée par les filtres.',
      other: '# de plus dans cette vue, masquées par les filtres.',
    }),
    moreOnMap: count({
      one: 'et # autre, sans place sur cette page (« + » sur la carte) : voir la vue en direct',
      other: 'et # autres, sans place sur cette page (« + » sur la carte) : voir la vue en direct',
    }),
    more: count({
      one: 'et # autre, sans place sur cette page : voir la vue en direct',
      other: 'et # autres, sans place sur cette page : voir la vue en direct',
    }),
    placeless: count({
      one: '# fermeture ou avis dont le lieu est inconnu ne figure pas sur cette page.',
      other: '# fermetures et avis dont le lieu est inconnu ne figurent pas sur cette page.',
    }),
    placelessLast: count({ other: 'À la fin de la liste : # dont le lieu est inconnu.' }),
    missing: 'Les fermetures de cette vue n’ont pas pu être chargées : cette page n’en dit rien.',
    old: 'Depuis, la liste n’a pas pu être rechargée.',
    partial: (read, all) =>
      `Seules ${number(read)} sur ${number(all)} ont pu être lues : les autres ne figurent pas sur cette page.`,
    cut: 'Tout n’a pas tenu sur cette page : voir la vue en direct.',
    live: 'La vue en direct',
    signs: 'Les panneaux sur place font foi.',
    data: (names) => `Fermetures enregistrées par : ${names}`,
    licences: (names) => `Licences des données : ${names}`,
    base: (names) => `Carte : ${names}`,
  },
}

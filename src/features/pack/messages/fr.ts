import { de } from '#contract/messages/french.ts'
import { grammarOf } from '#contract/messages/grammar.ts'
import type { PackMessages } from './en.ts'

const { count } = grammarOf('fr')
const areas = count({ one: '# aire', other: '# aires' })
const closures = count({ one: '# fermeture ou avis', other: '# fermetures et avis' })

/** The messages of packs, in French. */
export const messages: PackMessages = {
  newTitle: 'Emporter une région',
  intro:
    'Une région emportée est gardée sur cet appareil : aires, fermetures, noms et fond de carte. Sans réseau, la carte, la recherche et les fiches s’en servent.',
  none: 'Aucune région n’a encore été emportée.',
  region: 'Quelle région',
  how: {
    view: 'Ce que montre la carte',
    area: (name) => `« ${name} » et ses alentours`,
    around: 'Autour d’un lieu',
    along: 'Le long de l’itinéraire',
  },
  centre: 'Autour de quoi',
  middle: 'Le centre de la carte',
  position: 'Ma position',
  place: 'Un lieu par son nom',
  placeName: 'Lieu ou coordonnées',
  noPlace: 'Cherchez un lieu et choisissez-le.',
  aroundPlace: (name) => `Autour ${de(name)}`,
  locating: 'Recherche de votre position…',
  noPosition:
    'Votre position n’est pas connue : permettez au navigateur de l’indiquer, ou choisissez le centre de la carte.',
  radius: 'Jusqu’à',
  width: 'De chaque côté',
  name: 'Nom de la région',
  ownName: (day) => `Région du ${day}`,
  past: 'Fermetures expirées',
  pastMonths: count({ one: 'du dernier mois', other: 'des # derniers mois' }),
  pastNone: 'Aucune',
  contents: 'Contenu, par estimation',
  parts: {
    details: 'Responsables, espèces',
    words: 'Mots et listes',
    places: 'Lieux pour la recherche',
    ground: 'Fond : chemins, eaux, noms',
    relief: 'Relief et altitudes',
  },
  has: (areaCount, closureCount) => `${areas(areaCount)}, ${closures(closureCount)}`,
  hasAtMost: (areaCount, closureCount) =>
    `Au plus ${areas(areaCount)}, ${closures(closureCount)} : ce service ne sait pas compter par région.`,
  total: 'En tout',
  measuring: 'Le service est interrogé sur la taille…',
  unmeasured: 'Le service n’a pas pu dire la taille. Il faut du réseau pour emporter une région.',
  noMaps: 'L’exploitant ne fournit pas de cartes à emporter : le fond manque.',
  coarser: 'La région est trop grande pour un fond détaillé : de petits chemins et des noms manquent.',
  app: (size, isThere) =>
    `L’application elle-même : ${size}, ${isThere ? 'déjà sur cet appareil.' : 'en cours de chargement.'}`,
  room: (free) => `Place disponible sur cet appareil : ${free}`,
  noRoom: (free) =>
    `Cet appareil n’a de place que pour ${free}. Choisissez une région plus petite, ou supprimez-en une autre.`,
  download: 'Télécharger',
  stands: (when, size) => `Données : ${when} · ${size}`,
  wentBack: (when) =>
    `Le service a maintenant des données plus anciennes qu’avant (état : ${when}) : ce qui a changé depuis manque.`,
  incomplete: 'Pas encore complète',
  progress: (name) => `Téléchargement : ${name}`,
  received: (done, all) => `${done} sur environ ${all}`,
  run: {
    running: 'Téléchargement en cours…',
    waiting: 'Pas de connexion. Le téléchargement reprendra de lui-même.',
    failing: 'Le service ne peut pas répondre en ce moment. Le téléchargement reprendra de lui-même.',
    full: 'Cet appareil est plein. Supprimez quelque chose et continuez : ce qui est téléchargé reste.',
    unsettled: 'Les données du service sont en train de changer. Réessayez plus tard : ce qui est téléchargé reste.',
    refused: 'Le service refuse. Réessayez plus tard : ce qui est téléchargé reste.',
    elsewhere: 'Téléchargement dans un autre onglet.',
    paused: 'En pause. Ce qui est téléchargé reste.',
  },
  olderServes: 'En attendant, l’état précédent reste en service.',
  pause: 'Pause',
  resume: 'Continuer',
  cancel: 'Annuler',
  refresh: 'Mettre à jour',
  rename: 'Renommer',
  save: 'Enregistrer le nom',
  delete: 'Supprimer',
  deleted: (name) => `« ${name} » est supprimée.`,
  deletedForGood: 'Tant que cette fenêtre reste ouverte, vous pouvez la récupérer.',
  bringBack: 'La récupérer',
  bringNamedBack: (name) => `Récupérer « ${name} »`,
  actionsOf: (name) => `Actions pour ${name}`,
  unreadable: (name) =>
    `« ${name} » vient d’une autre version de cette application et n’est pas lisible. Supprimez-la et emportez la région de nouveau.`,
  unnamed: 'Une région',
  problem: {
    newer: 'Les régions de cet appareil viennent d’une version plus récente de cette application. Rechargez la page.',
    unavailable:
      'Ce navigateur ne garde rien pour cette page, aucune région ne peut donc être emportée : dans une fenêtre privée, par exemple.',
    unkept:
      'Ce navigateur ne garde pas l’application elle-même, aucune région ne peut donc s’ouvrir sans réseau : dans une fenêtre privée, par exemple, ou quand l’adresse ne commence pas par https.',
    unkeptBySite:
      'Ce site ne garde pas l’application sur les appareils, aucune région ne peut donc s’ouvrir sans réseau.',
  },
  gone: (name) =>
    `La région « ${name} » qui était ici a disparu : le navigateur l’a supprimée. Emportez-la de nouveau.`,
  understood: 'Compris',
  used: (used, all) => `${used} utilisés sur cet appareil, sur ${all} au plus.`,
  kept: 'Le navigateur a promis de tout garder.',
  notKept:
    'Le navigateur peut tout supprimer si la place manque, ou après un temps sans usage. Installer l’application aide.',
  full: 'Cet appareil est plein : plus rien ne peut y être gardé. Supprimez quelque chose, puis réessayez.',
  install: {
    why: 'Installée, la carte s’ouvre comme une application, et les navigateurs gardent ses données plus longtemps.',
    byHand: 'Sur iPhone et iPad : touchez « Partager », puis « Sur l’écran d’accueil ».',
    act: 'Installer',
    putAway: 'Masquer ce conseil',
  },
}

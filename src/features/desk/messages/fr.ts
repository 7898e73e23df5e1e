import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as filters } from '#core/filters/messages/fr.ts'
import { messages as core } from '#core/i18n/messages/fr.ts'
import { messages as card } from '#core/ui/card/messages/fr.ts'
import type { DeskMessages } from './en.ts'

const { count, number } = grammarOf('fr')

/** The messages of the rangers’ desk, in French. */
export const messages: DeskMessages = {
  quick: 'Échéances',
  gloves: 'Mode gants',
  glovesHint: 'Tout ce que l’on touche fait au moins 56 px de haut',
  due: {
    'starts-today': 'Début aujourd’hui',
    'ends-today': 'Fin aujourd’hui',
    'starts-week': 'Début d’ici 7 jours',
    'ends-week': 'Fin d’ici 7 jours',
  },
  changed: 'Modifiées depuis hier',
  asShown: 'Le jour affiché, selon le calendrier de chaque lieu',
  changedHint: (day) => `Mises à jour le ${day} ou après (UTC)`,
  inView: 'Vue de la carte seulement',
  search: 'Chercher une fermeture ou une aire',
  shown: (shown, all) => `${number(shown)} sur ${number(all)}`,
  readingFirst: 'Lecture des fermetures…',
  stopped: (read, all) => `Lecture arrêtée à ${number(read)} sur ${number(all)}.`,
  part: 'Toutes les fermetures n’ont pas pu être lues : il peut y en avoir d’autres.',
  stop: 'Arrêter la lecture',
  readOn: 'Continuer la lecture',
  withdrawn: count({
    one: '# entrée a été retirée depuis hier.',
    other: '# entrées ont été retirées depuis hier.',
  }),
  none: 'Rien d’enregistré',
  columns: {
    name: card.texts.name,
    areas: 'Aire',
    status: core.filter.status,
    next: 'Prochain changement',
    starts: 'Début',
    ends: filters.groups.ends,
    reason: core.records.reasonLabel,
    activities: 'Activités',
    source: filters.groups.source,
    updated: 'Mise à jour',
  },
  sortBy: 'Trier par',
  descending: 'Inverser l’ordre',
  details: (name) => `Détails : ${name}`,
  onMap: 'Afficher sur la carte',
  noChange: 'aucun',
  openStart: 'non indiqué',
  export: 'Exporter',
  csv: 'CSV',
  geojson: 'GeoJSON',
  readingShapes: (share) => `Lecture des contours : ${number(Math.floor(share * 100))} %`,
  tableFailed: 'Le tableau n’a pas pu être créé. Réessayez.',
  shapesFailed: 'Les contours n’ont pas pu être lus. Réessayez.',
  print: 'Imprimer',
  printed: (n, all) =>
    `Sont imprimées les ${number(n)} premières sur ${number(all)}. Le bouton « Imprimer » de la page imprime tout.`,
  asOf: (when, zone) => `État : ${when} (${zone})`,
}

import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as shared } from '#contract/messages/fr.ts'
import { messages as core } from '#core/i18n/messages/fr.ts'
import type { AppMessages } from './en.ts'

const { count } = grammarOf('fr')

/** The messages of the app’s shell, in French. */
export const messages: AppMessages = {
  menu: {
    tagline: 'Les aires protégées et ce qui y est fermé',
    share: 'Partager, imprimer, s’abonner',
    embed: 'Intégrer cette carte…',
    install: 'Installer comme application',
    theme: 'Apparence',
    themes: { auto: 'Comme l’appareil', ...core.themes },
    keys: 'Raccourcis clavier',
    moveButtons: 'Boutons pour déplacer la carte',
  },
  pages: {
    label: 'Pages',
    toMap: 'Vers la carte',
    toList: 'Vers la liste',
    desk: core.titles.desk,
    data: 'Données',
    licences: core.titles.licences,
    guides: 'Guides',
    accessibility: 'Accessibilité',
    textOnly: shared.records.textOnly,
  },
  filters: {
    share: 'Partager, s’abonner',
    hiddenClosures: count({
      one: '# autre fermeture de la vue est masquée par les filtres',
      other: '# autres fermetures de la vue sont masquées par les filtres',
    }),
    hiddenAreas: count({
      one: '# autre aire est masquée par les filtres',
      other: '# autres aires sont masquées par les filtres',
    }),
    show: 'Afficher',
    time: 'Heure',
  },
  operator: {
    region: (name) => `Région : ${name}. Les listes et les nombres ne tiennent pas compte du reste du monde.`,
    announcement: 'Annonce',
  },
  badAddress: (names) => `L’adresse contenait des valeurs illisibles, qui ont été ignorées : ${names}.`,
  moment: {
    shownFor: (when) => `Affichage pour : ${when}`,
    restOfWeekend: (from) => `le reste du week-end, dès ${from}`,
    backToNow: 'Revenir à maintenant',
    others: count({ one: '# autre est en vigueur', other: '# autres sont en vigueur' }),
    within: {
      weekend: 'à d’autres heures du week-end',
      P7D: 'dans les sept jours',
      day: 'à d’autres heures de la journée',
    },
  },
  age: {
    mirrored: (host, when) => `copie de ${host}, ${when}`,
    dataOf: (when) => `données : ${when}`,
    loaded: (when) => `chargement : ${when}`,
  },
}

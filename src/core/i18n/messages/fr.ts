import { NO_COUNTRY } from '#contract/ids.ts'
import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as shared } from '#contract/messages/fr.ts'
import type { Messages } from './en.ts'

const { count, number } = grammarOf('fr')

/** The messages of the whole app, in French. */
export const messages: Messages = {
  app: {
    menu: 'Menu',
    close: 'Fermer',
    retry: 'Réessayer',
    loading: 'Chargement…',
    opensNewTab: 'ouvre un nouvel onglet',
    partFailed: 'Le chargement a échoué.',
    partGone: 'Le site a peut-être été mis à jour : rechargez la page.',
    language: 'Langue',
    demoNote: 'fermetures inventées',
  },
  filter: {
    search: 'Lieu, aire ou fermeture',
    clearSearch: 'Effacer la recherche',
    status: 'Statut',
    activity: 'Activité',
    kinds: { current: 'En cours', upcoming: 'À venir', notice: 'Avis', expired: 'Expirées' },
    more: count({ one: '# autre', other: '# autres' }),
    open: 'Filtres',
    openActive: count({ one: 'Filtres, # actif', other: 'Filtres, # actifs' }),
  },
  when: {
    label: 'Quand',
    now: 'Maintenant',
    days: { today: 'Aujourd’hui', tomorrow: 'Demain', weekend: 'Week-end', P7D: '7 jours' },
    date: 'Date',
    chooseDate: 'Choisir une date',
    timeline: 'Chronologie',
    localTime: 'heure locale',
  },
  list: {
    label: 'Contenu de la vue',
    closures: 'Fermetures',
    areas: 'Aires',
    inView: count({ other: '# dans la vue' }),
    found: count({ one: '# trouvée', other: '# trouvées' }),
    announceInView: (closures, areas) => `Dans la vue : ${closures}. Aires : ${number(areas)}`,
    announceFound: (closures, areas) => `Résultats : ${closures}. Aires : ${number(areas)}`,
    atLeast: (count) => `≥ ${count}`,
    emptyClosures: 'Aucune fermeture enregistrée dans cette vue',
    emptyClosuresNote: 'Cela ne veut pas dire que tout est permis : les panneaux sur place font foi.',
    noneHere: 'Aucune fermeture enregistrée ici',
    noneMatch: 'Rien ne correspond aux filtres',
    noMatch: (q) => `Aucun résultat pour « ${q} »`,
    allHidden: 'Dans cette vue, rien ne correspond aux filtres',
    expiredReach: 'Fermetures expirées : les douze derniers mois.',
    beyondLimit: (shown, all) =>
      `Liste limitée à ${number(shown)} entrées sur ${number(all)}. Zoomez pour voir les autres.`,
    order: (read, all) =>
      `La carte en contient ${number(read)} sur ${number(all)}, ici les plus importantes d’abord : zoomez pour voir les autres.`,
    notLoaded: 'Non chargées pour cette vue',
    loadedBefore: 'La suite avait été chargée auparavant.',
    reading: (read, all) => `Lecture : ${number(read)} sur ${number(all)}…`,
    unreadable: count({ one: '# entrée n’a pas pu être lue.', other: '# entrées n’ont pas pu être lues.' }),
    showMore: count({ one: 'Afficher # autre', other: 'Afficher # autres' }),
    withoutPlace: 'lieu inconnu',
    placeUnknown: (n) => (n === null ? 'Lieu inconnu' : `Lieu inconnu : ${number(n)}`),
    concern: {
      'off-paths': 'hors des chemins seulement',
      'off-leash': 'sans laisse seulement',
      no: 'ne concerne pas votre activité',
    },
    concernOf: (activity, concern) => `${activity} : ${concern}`,
    category: (id) => `Catégorie ${id}`,
    country: (id) => (id === NO_COUNTRY ? 'Sans pays' : `Pays ${id}`),
    sheetSmaller: 'Réduire la liste',
    sheetLarger: 'Agrandir la liste',
  },
  /** What went wrong. */
  trouble: {
    unreachable: (what) => `Le service est injoignable. ${what}`,
    refused: (status, what) => `Le service a répondu par une erreur (${status}). ${what}`,
    unreadable: (what) => `La réponse du service est illisible. ${what}`,
    kept: (when) => `Dernier chargement : ${when}.`,
    nothing: 'Rien ne peut être affiché pour l’instant.',
    crashed: 'Une erreur s’est produite dans cette partie de la page.',
    config: 'Les réglages de ce site n’ont pas pu être chargés.',
    basemapFailed: 'Le fond de carte n’a pas pu être chargé. Les aires et les fermetures s’affichent sans lui.',
    shapesCut: (read, all) =>
      `Seules ${number(read)} aires protégées sur ${number(all)} ont pu être lues pour la carte.`,
    tilesFailed: 'Certaines aires protégées n’ont pas pu être chargées. La carte réessaie d’elle-même.',
  },
  map: {
    loading: 'Chargement de la carte…',
    failed: 'La carte ne peut pas s’afficher ici. La liste contient tout ce qu’elle montrerait.',
  },
  areas: {
    title: 'Aires protégées',
    one: 'Aire protégée',
  },
  closures: {
    title: 'Fermetures et avis',
    notLoaded: 'Chargement impossible',
    count: count({ one: '# fermeture ou avis', other: '# fermetures et avis' }),
  },
  isNew: 'Nouveauté ou modification depuis votre dernière visite',
  sourceLabel: 'Source',
  titles: {
    ...shared.shortcuts,
    hike: 'Vérifier ma sortie',
    packs: 'Régions hors réseau',
    licences: 'Licences',
    share: 'Partager',
  },
  themes: { light: 'Clair', dark: 'Sombre', sunlight: 'Plein soleil' },
  winds: { north: 'N', east: 'E', south: 'S', west: 'O' },
  ...shared,
}

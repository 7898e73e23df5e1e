import { NO_COUNTRY } from '#contract/ids.ts'
import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as shared } from '#contract/messages/de.ts'
import type { Messages } from './en.ts'

const { count, number } = grammarOf('de')

/** The messages of the whole app, in German. */
export const messages: Messages = {
  app: {
    menu: 'Menü',
    close: 'Schließen',
    retry: 'Erneut versuchen',
    loading: 'Wird geladen …',
    opensNewTab: 'öffnet einen neuen Tab',
    partFailed: 'Das ließ sich nicht laden.',
    partGone: 'Vielleicht gibt es eine neuere Version: die Seite neu laden.',
    language: 'Sprache',
    demoNote: 'Sperrungen sind erfunden',
  },
  filter: {
    search: 'Gebiet, Sperrung, Ort suchen',
    clearSearch: 'Suche leeren',
    status: 'Status',
    activity: 'Aktivität',
    kinds: { current: 'Aktuell', upcoming: 'Künftig', notice: 'Hinweise', expired: 'Abgelaufen' },
    more: count({ other: '# weitere' }),
    open: 'Filter',
    openActive: count({ other: 'Filter, # gesetzt' }),
  },
  when: {
    label: 'Wann',
    now: 'Jetzt',
    days: { today: 'Heute', tomorrow: 'Morgen', weekend: 'Wochenende', P7D: '7 Tage' },
    date: 'Datum',
    chooseDate: 'Datum wählen',
    timeline: 'Zeitleiste',
    localTime: 'Ortszeit',
  },
  list: {
    label: 'Was im Ausschnitt liegt',
    closures: 'Sperrungen',
    areas: 'Gebiete',
    inView: count({ other: '# im Ausschnitt' }),
    found: count({ other: '# gefunden' }),
    announceInView: (closures, areas) => `Im Ausschnitt: ${closures}. Gebiete: ${number(areas)}`,
    announceFound: (closures, areas) => `Gefunden: ${closures}. Gebiete: ${number(areas)}`,
    atLeast: (count) => `≥ ${count}`,
    emptyClosures: 'In diesem Ausschnitt ist keine Sperrung erfasst',
    emptyClosuresNote: 'Das heißt nicht, dass alles erlaubt ist: Es gelten die Schilder vor Ort.',
    noneHere: 'Hier ist keine Sperrung erfasst',
    noneMatch: 'Nichts entspricht den Filtern',
    noMatch: (q) => `Nichts gefunden zu „${q}“`,
    allHidden: 'In diesem Ausschnitt passt nichts zu den Filtern',
    expiredReach: 'Abgelaufene reichen zwölf Monate zurück.',
    beyondLimit: (shown, all) =>
      `${number(shown)} von ${number(all)} sind aufgelistet. Die übrigen erscheinen beim Hineinzoomen.`,
    order: (read, all) =>
      `Die Karte hat ${number(read)} von ${number(all)}, hier nach Dringlichkeit: Die übrigen zeigt sie beim Hineinzoomen.`,
    notLoaded: 'Für diesen Ausschnitt nicht geladen',
    loadedBefore: 'Was folgt, war schon vorher geladen.',
    reading: (read, all) => `Wird gelesen: ${number(read)} von ${number(all)} …`,
    unreadable: count({ one: '# Eintrag war nicht lesbar.', other: '# Einträge waren nicht lesbar.' }),
    showMore: count({ other: '# weitere zeigen' }),
    withoutPlace: 'Ort unbekannt',
    placeUnknown: (n: number | null) => (n === null ? 'Ort unbekannt' : `Ort unbekannt: ${number(n)}`),
    concern: {
      'off-paths': 'nur abseits der Wege',
      'off-leash': 'nur ohne Leine',
      no: 'betrifft Ihre Aktivität nicht',
    },
    concernOf: (activity, concern) => `${activity}: ${concern}`,
    category: (id) => `Kategorie ${id}`,
    country: (id) => (id === NO_COUNTRY ? 'Ohne Land' : `Land ${id}`),
    sheetSmaller: 'Liste verkleinern',
    sheetLarger: 'Liste vergrößern',
  },
  /** What went wrong. */
  trouble: {
    unreachable: (what) => `Der Dienst ist nicht erreichbar. ${what}`,
    refused: (status, what) => `Der Dienst meldet einen Fehler (${status}). ${what}`,
    unreadable: (what) => `Die Antwort des Dienstes ist nicht lesbar. ${what}`,
    kept: (when) => `Zu sehen ist der Stand von ${when}.`,
    nothing: 'Noch kann nichts gezeigt werden.',
    crashed: 'In diesem Teil der Seite ist etwas schiefgegangen.',
    config: 'Die Einstellungen dieser Seite konnten nicht geladen werden.',
    basemapFailed: 'Der Hintergrund der Karte ließ sich nicht laden. Gebiete und Sperrungen sind trotzdem zu sehen.',
    shapesCut: (read, all) => `Nur ${number(read)} von ${number(all)} Schutzgebieten wurden für die Karte gelesen.`,
    tilesFailed: 'Einige Schutzgebiete ließen sich nicht laden. Die Karte versucht es von selbst erneut.',
  },
  map: {
    loading: 'Die Karte wird geladen …',
    failed: 'Die Karte kann hier nicht gezeigt werden. Die Liste enthält alles, was auf ihr zu sehen wäre.',
  },
  areas: {
    title: 'Schutzgebiete',
    one: 'Schutzgebiet',
  },
  closures: {
    title: 'Sperrungen und Hinweise',
    notLoaded: 'Nicht geladen',
    count: count({ one: '# Sperrung oder Hinweis', other: '# Sperrungen und Hinweise' }),
  },
  isNew: 'Neu oder geändert seit Ihrem letzten Besuch',
  sourceLabel: 'Quelle',
  titles: {
    ...shared.shortcuts,
    hike: 'Meine Tour prüfen',
    packs: 'Offline-Regionen',
    licences: 'Lizenzen',
    share: 'Teilen',
  },
  themes: { light: 'Hell', dark: 'Dunkel', sunlight: 'Sonnenlicht' },
  winds: { north: 'N', east: 'O', south: 'S', west: 'W' },
  ...shared,
}

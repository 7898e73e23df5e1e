import { de as shared } from '#contract/messages/de.ts'
import { filter, when } from './de-filter.ts'
import type { Messages } from './en.ts'

/** The app's words in German. */
export const de: Messages = {
  app: {
    menu: 'Menü',
    close: 'Schließen',
    retry: 'Erneut versuchen',
    loading: 'Wird geladen …',
    partFailed: 'Das ließ sich nicht laden. Erneut versuchen oder die Seite neu laden.',
    demo: 'Demodaten',
    demoNote: 'Sperrungen sind erfunden',
  },
  filter,
  when,
  list: {
    label: 'Was im Ausschnitt liegt',
    closures: 'Sperrungen',
    areas: 'Gebiete',
    inView: (n) => `${n} im Ausschnitt`,
    found: (n) => `${n} gefunden`,
    emptyClosures: 'In diesem Ausschnitt ist nichts erfasst',
    emptyClosuresNote: 'Das heißt nicht, dass alles erlaubt ist: Es gelten die Schilder vor Ort.',
    noMatch: (q) => `Nichts gefunden zu „${q}“`,
    allHidden: 'In diesem Ausschnitt passt nichts zu den Filtern',
    expiredReach: 'Abgelaufene reichen zwölf Monate zurück.',
    beyondLimit: (shown, all) => `${shown} von ${all} werden gezeigt. Die übrigen erscheinen beim Hineinzoomen.`,
    notLoaded: 'Die Liste konnte nicht geladen werden',
    unreadable: (n) => (n === 1 ? '1 Eintrag war nicht lesbar.' : `${n} Einträge waren nicht lesbar.`),
    showMore: (n) => `${n} weitere zeigen`,
    withoutPlace: 'ohne Ort',
    reason: (id) => `Grund ${id}`,
    activity: (id) => `Aktivität ${id}`,
    category: (id) => `Kategorie ${id}`,
    sheetSmaller: 'Liste verkleinern',
    sheetLarger: 'Liste vergrößern',
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
    one: 'Sperrung',
  },
  standing: shared.standing,
}

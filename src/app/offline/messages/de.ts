import { grammarOf } from '#contract/messages/grammar.ts'
import type { OfflineMessages } from './en.ts'

const { count } = grammarOf('de')

/** The messages of what the page says about the network and about itself, in German. */
export const messages: OfflineMessages = {
  line: {
    troubles: {
      offline: 'Kein Netz.',
      slow: 'Das Netz ist sehr langsam.',
      portal: 'Dieses Netz antwortet anstelle des Dienstes: Vielleicht ist erst eine Anmeldung nötig.',
      cut: 'Die Verbindung bricht ab.',
      failing: 'Der Dienst ist gestört.',
      busy: 'Zu viele Anfragen auf einmal: Nach etwa einer Minute geht es von selbst weiter.',
    },
    lacking: 'Von hier wurde noch nichts geladen: Sobald es ein Netz gibt, kommt es von selbst.',
    partly: 'Außerhalb dessen, was auf diesem Gerät ist, ist nichts bekannt.',
    retry: 'Erneut versuchen',
  },
  age: {
    dataOf: (when: string) => `Daten von ${when}`,
    old: (when: string) => `Alte Daten, von ${when}`,
    begun: count({ one: '# Sperrung hat begonnen', other: '# Sperrungen haben begonnen' }),
    ended: count({ one: '# ist zu Ende', other: '# sind zu Ende' }),
    since: (what: string) => `seither, nach Plan: ${what}`,
  },
  update: {
    ready: 'Eine neue Version ist bereit.',
    hikeGoes: 'Die Tour auf der Karte bleibt nicht erhalten: danach noch einmal öffnen.',
    take: 'Jetzt aktualisieren',
    later: 'Später',
  },
}

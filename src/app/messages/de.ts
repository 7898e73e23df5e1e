import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as shared } from '#contract/messages/de.ts'
import { messages as core } from '#core/i18n/messages/de.ts'
import type { AppMessages } from './en.ts'

const { count } = grammarOf('de')

/** The messages of the app’s shell, in German. */
export const messages: AppMessages = {
  menu: {
    tagline: 'Schutzgebiete und was in ihnen gesperrt ist',
    share: 'Teilen, drucken, abonnieren',
    embed: 'Diese Karte einbinden …',
    install: 'Als App installieren',
    theme: 'Darstellung',
    themes: { auto: 'Wie das Gerät', ...core.themes },
    keys: 'Tasten',
    moveButtons: 'Knöpfe zum Verschieben der Karte',
  },
  pages: {
    label: 'Seiten',
    toList: 'Zur Liste',
    toMap: 'Zur Karte',
    desk: core.titles.desk,
    data: 'Daten',
    licences: core.titles.licences,
    guides: 'Anleitungen',
    accessibility: 'Barrierefreiheit',
    textOnly: shared.records.textOnly,
  },
  filters: {
    share: 'Teilen, abonnieren',
    hiddenClosures: count({
      one: '# weitere Sperrung im Ausschnitt ist ausgefiltert',
      other: '# weitere Sperrungen im Ausschnitt sind ausgefiltert',
    }),
    hiddenAreas: count({ one: '# weiteres Gebiet ist ausgefiltert', other: '# weitere Gebiete sind ausgefiltert' }),
    show: 'Zeigen',
    time: 'Uhrzeit',
  },
  operator: {
    region: (name) => `Region: ${name}. Listen und Zahlen lassen den Rest der Welt aus.`,
    announcement: 'Mitteilung',
  },
  badAddress: (names) => `Nicht lesbare Werte in der Adresse bleiben unbeachtet: ${names}.`,
  moment: {
    shownFor: (when) => `Stand für ${when}`,
    restOfWeekend: (from) => `den Rest des Wochenendes, ab ${from}`,
    backToNow: 'Zurück zu jetzt',
    others: count({ one: '# weiterer Eintrag gilt', other: '# weitere Einträge gelten' }),
    within: {
      weekend: 'zu anderen Zeiten des Wochenendes',
      P7D: 'innerhalb von sieben Tagen',
      day: 'zu anderen Zeiten des Tages',
    },
  },
  age: {
    mirrored: (host, when) => `gespiegelt von ${host}, ${when}`,
    dataOf: (when) => `Datenstand ${when}`,
    loaded: (when) => `geladen ${when}`,
  },
}

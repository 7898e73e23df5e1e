import type { AppMessages } from './en.ts'

/** The messages of the app’s shell, in German. */
export const messages: AppMessages = {
  menu: {
    tagline: 'Schutzgebiete und was in ihnen gesperrt ist',
    checkHike: 'Meine Tour prüfen',
    atPosition: 'Was gilt an meinem Standort',
    share: 'Teilen, drucken, abonnieren',
    embed: 'Diese Karte einbinden …',
    language: 'Sprache',
    theme: 'Darstellung',
    themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel', sunlight: 'Sonnenlicht' },
  },
  pages: {
    label: 'Seiten',
    toMap: 'Zur Karte',
    desk: 'Ranger-Tisch',
    data: 'Daten',
    licences: 'Lizenzen',
    guides: 'Anleitungen',
  },
  share: 'Teilen',
  filters: {
    share: 'Teilen, abonnieren',
    hiddenClosures: (n) =>
      n === 1
        ? '1 weitere Sperrung im Ausschnitt ist ausgefiltert'
        : `${n} weitere Sperrungen im Ausschnitt sind ausgefiltert`,
    hiddenAreas: (n) => (n === 1 ? '1 weiteres Gebiet ist ausgefiltert' : `${n} weitere Gebiete sind ausgefiltert`),
    show: 'Zeigen',
    date: 'Datum',
    time: 'Uhrzeit',
  },
  operator: {
    region: (name) => `Region: ${name}. Listen und Zahlen lassen den Rest der Welt aus.`,
    announcement: 'Mitteilung',
  },
  badAddress: (names) => `In der Adresse standen Werte, die nicht lesbar sind; sie bleiben unbeachtet: ${names}.`,
  moment: {
    shownFor: (when) => `Stand für ${when}`,
    backToNow: 'Zurück zu jetzt',
    others: (n) => (n === 1 ? '1 Eintrag mehr gilt' : `${n} Einträge mehr gelten`),
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

import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as paths } from '#contract/ground/messages/de.ts'
import { messages as plain } from '#contract/plain-sentence/messages/de.ts'
import { messages as shared } from '#contract/messages/de.ts'
import { messages as facts } from '#contract/records/messages/de.ts'
import type { OutputMessages } from './en.ts'

const { count, number } = grammarOf('de')

/** Every phrase of badges, feeds and oEmbed, in German. */
export const messages: OutputMessages = {
  ...shared,
  facts,
  paths,
  plain,
  badge: {
    now: count({ one: 'Jetzt # Sperrung', other: 'Jetzt # Sperrungen' }),
    adviceNow: count({ one: 'jetzt # Empfehlung', other: 'jetzt # Empfehlungen' }),
    adviceOtherHours: count({ one: '# Empfehlung, gilt gerade nicht', other: '# Empfehlungen, gelten gerade nicht' }),
    upcomingAdvice: count({ one: '# künftige Empfehlung', other: '# künftige Empfehlungen' }),
    alsoUpcoming: count({ other: '# künftig' }),
    pastClosures: count({ one: '# Sperrung, abgelaufen', other: '# Sperrungen, alle abgelaufen' }),
    pastNotices: count({ one: '# Hinweis, abgelaufen', other: '# Hinweise, alle abgelaufen' }),
    none: 'Keine Sperrung erfasst',
    toMap: 'öffnet die Karte in einem neuen Fenster',
    times: (zone) => `Zeiten in ${zone}`,
    missing: 'Eintrag nicht gefunden',
    wrongAddress: 'Die Adresse stimmt nicht',
  },
  page: {
    asOf: (day) => `Stand: ${day}`,
    recorded: count({
      one: '# Sperrung oder Hinweis erfasst, aktuell oder künftig',
      other: '# Sperrungen und Hinweise erfasst, aktuell oder künftig',
    }),
    about: 'Eine Karte der Schutzgebiete und dessen, was darin gesperrt ist: wo, für wen, von wann bis wann und warum.',
    here: (place) => `Was bei ${place} gilt`,
    aboutHere: 'Sperrungen, Hinweise und Schutzgebiete an diesem Ort und die nächsten ringsum.',
    missing: 'Diese Seite gibt es nicht',
    whyMissing: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
    openMap: 'Karte öffnen',
    openData: 'Datenschnittstelle öffnen',
  },
  feed: {
    title: (service) => `${service}: Sperrungen und Hinweise`,
    titleOfAreas: shared.records.closuresOf,
    demoNote: 'Das sind Demodaten: Die Orte gibt es, die Sperrungen sind erfunden.',
    status: { upcoming: 'künftig', current: 'aktuell', expired: 'abgelaufen' },
    fact: (label, text) => `${label}: ${text}`,
    data: 'Daten',
    licence: 'Lizenz',
    startsAfter: (day) => `Beginn ab ${day}`,
    startsBefore: (day) => `Beginn bis ${day}`,
    endsAfter: (day) => `Ende ab ${day}`,
    endsBefore: (day) => `Ende bis ${day}`,
    activeOn: (day) => `gültig am ${day}`,
    updatedAfter: (day) => `geändert seit ${day}`,
    within: (box) => `im Ausschnitt ${box}`,
    calendarPart: (shown, all) => ({
      share: `${number(shown)} von ${number(all)}`,
      note: `Der Kalender enthält nur ${number(shown)} von ${number(all)} Sperrungen und Hinweisen; mit engeren Filtern ist er vollständig.`,
    }),
    withdrawn: 'Zurückgezogen',
    withdrawnOn: (day) => `Zurückgezogen am ${day}, nicht mehr veröffentlicht.`,
    calendarSpan: (first, last) =>
      `Tägliche Zeiten stehen hier vom ${first} bis zum ${last}; was keinen Anfang oder kein Ende hat, steht in diesen Monaten. ` +
      'Spätere Tage folgen, wenn der Kalender neu geladen wird. Ganze Tage sind Tage am Ort.',
    beginningUnknown: 'Ein Anfang ist nicht bekannt.',
    endUnknown:
      'Ein Ende ist nicht bekannt: Der Kalender zeigt es, so weit er reicht, und weiter, wenn er neu geladen wird.',
  },
}

import { grammarOf } from '#contract/messages/grammar.ts'
import type { PlacelessMessages } from './en.ts'

const { count, number } = grammarOf('de')

/** The messages of closures that are nowhere, in German. */
export const messages: PlacelessMessages = {
  note: 'Für sie ist weder eine Fläche noch ein hier bekanntes Gebiet erfasst: Sie können in diesem Ausschnitt liegen oder anderswo.',
  hidden: count({
    one: '# mit unbekanntem Ort passt nicht zu den Filtern.',
    other: '# mit unbekanntem Ort passen nicht zu den Filtern.',
  }),
  notAll: (read, all) => `Ort unbekannt: ${number(read)} von ${number(all)} wurden gelesen.`,
  notLoaded: 'Sperrungen mit unbekanntem Ort: nicht geladen',
  mayApply: count({
    one: 'Vielleicht gilt hier auch # Sperrung, deren Ort unbekannt ist',
    other: 'Vielleicht gelten hier auch # Sperrungen, deren Ort unbekannt ist',
  }),
  notOnPage: count({
    one: '# Sperrung oder Hinweis mit unbekanntem Ort steht nicht auf dieser Seite.',
    other: '# Sperrungen und Hinweise mit unbekanntem Ort stehen nicht auf dieser Seite.',
  }),
  atTheEnd: count({
    one: 'Am Ende der Liste steht # Sperrung oder Hinweis mit unbekanntem Ort.',
    other: 'Am Ende der Liste stehen # Sperrungen und Hinweise mit unbekanntem Ort.',
  }),
  notInBox: count({
    one: '# mit unbekanntem Ort liegt in keinem Rechteck und fehlt darum in diesem Feed.',
    other: '# mit unbekanntem Ort liegen in keinem Rechteck und fehlen darum in diesem Feed.',
  }),
  inAnywhere: (anywhere) => `Unter „${anywhere}“ sind sie dabei.`,
}

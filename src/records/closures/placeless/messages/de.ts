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
}

import { grammarOf } from '#contract/messages/grammar.ts'
import type { AreaMessages } from './en.ts'

const { number } = grammarOf('de')

/** The messages about areas in lists and on the map, in German. */
export const messages: AreaMessages = {
  families: {
    park: 'Nationalpark, Wildnis',
    reserve: 'Naturschutzgebiet',
    landscape: 'Landschaft',
    rest: 'Wildruhezone',
    marine: 'Meer',
    other: 'Anderes',
  },
  fewer: 'Weniger',
  noneInView: 'In diesem Ausschnitt ist kein Schutzgebiet erfasst',
  filtered: (q) => `Nichts mit dem Namen „${q}“ passt zu den Filtern`,
  drawn: (drawn: number, all: number) =>
    `Die Karte zeigt hier ${number(drawn)} von ${number(all)} Gebieten: die größten jedes Ortes. Die übrigen erscheinen beim Hineinzoomen.`,
  readOf: (read, all) => `${number(read)} von ${number(all)} Gebieten des Dienstes wurden gelesen.`,
  placeOnly: 'nur als Ort bekannt',
}

import type { AreaMessages } from './en.ts'

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
  category: 'Art des Gebiets',
  fewer: 'Weniger',
  noneInView: 'In diesem Ausschnitt ist kein Schutzgebiet erfasst',
  filtered: (q) => `Nichts mit dem Namen „${q}“ passt zu den Filtern`,
  readOf: (read, all) => `${read} von ${all} Gebieten des Dienstes wurden gelesen.`,
  placeOnly: 'nur als Ort bekannt',
  count: { one: '# Schutzgebiet', other: '# Schutzgebiete' },
}

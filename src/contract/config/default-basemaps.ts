import type { Language } from '../vocabulary/languages.ts'

type Label = Readonly<Record<Language, string>>

const PLAIN: Label = {
  en: 'Plain, from this site',
  de: 'Schlicht, von dieser Seite',
  fr: 'Simple, de ce site',
  it: 'Semplice, da questo sito',
}
const DETAILED: Label = {
  en: 'Detailed, from OpenFreeMap',
  de: 'Ausführlich, von OpenFreeMap',
  fr: 'Détaillé, d’OpenFreeMap',
  it: 'Dettagliato, da OpenFreeMap',
}

/** The backgrounds of an operator who names none: the one that comes with the app, and one of detail that visitors may choose. */
export const DEFAULT_BASEMAPS = [
  { id: 'builtin', label: PLAIN, builtin: true as const },
  {
    id: 'openfreemap',
    label: DETAILED,
    tilejson: 'https://tiles.openfreemap.org/planet',
    attribution: [
      { name: 'OpenFreeMap', url: 'https://openfreemap.org/' },
      { name: '© OpenMapTiles', url: 'https://www.openmaptiles.org/' },
      { name: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
    ],
    thirdParty: { name: 'OpenFreeMap', url: 'https://openfreemap.org/privacy/' },
  },
]

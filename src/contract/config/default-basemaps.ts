/** The backgrounds of an operator who names none: the one that comes with the app, and one of detail that visitors may choose. */
export const DEFAULT_BASEMAPS = [
  { id: 'builtin', label: { en: 'Plain, from this site', de: 'Schlicht, von dieser Seite' }, builtin: true as const },
  {
    id: 'openfreemap',
    label: { en: 'Detailed, from OpenFreeMap', de: 'Ausführlich, von OpenFreeMap' },
    tilejson: 'https://tiles.openfreemap.org/planet',
    attribution: [
      { name: 'OpenFreeMap', url: 'https://openfreemap.org/' },
      { name: '© OpenMapTiles', url: 'https://www.openmaptiles.org/' },
      { name: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
    ],
    thirdParty: { name: 'OpenFreeMap', url: 'https://openfreemap.org/privacy/' },
  },
]

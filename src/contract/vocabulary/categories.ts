import type { IucnCategory } from '../records/area.ts'
import type { AreaFamily } from '../records/lookups.ts'
import { terms } from './languages.ts'

/** What kind of protected area. */
export const categories = terms([
  ['national_park', 'National park', 'Nationalpark', 'Parc national', 'Parco nazionale'],
  ['nature_reserve', 'Nature reserve', 'Naturschutzgebiet', 'Réserve naturelle', 'Riserva naturale'],
  ['biosphere_reserve', 'Biosphere reserve', 'Biosphärenreservat', 'Réserve de biosphère', 'Riserva della biosfera'],
  [
    'landscape',
    'Landscape protection area',
    'Landschaftsschutzgebiet',
    'Site paysager protégé',
    'Area di protezione paesaggistica',
  ],
  ['nature_park', 'Nature park', 'Naturpark', 'Parc naturel', 'Parco naturale'],
  ['natura_2000', 'Natura 2000 site', 'Natura-2000-Gebiet', 'Site Natura 2000', 'Sito Natura 2000'],
  [
    'rest_zone',
    'Wildlife rest zone',
    'Wildruhezone',
    'Zone de tranquillité pour la faune',
    'Zona di tranquillità per la fauna',
  ],
  ['marine', 'Marine protected area', 'Meeresschutzgebiet', 'Aire marine protégée', 'Area marina protetta'],
  ['wilderness', 'Wilderness area', 'Wildnisgebiet', 'Zone de nature sauvage', 'Area selvaggia'],
  ['monument', 'National monument', 'Naturdenkmal', 'Monument naturel', 'Monumento naturale'],
  ['protected_landscape', 'Protected landscape', 'Geschützte Landschaft', 'Paysage protégé', 'Paesaggio protetto'],
  ['other', 'Other', 'Anderes', 'Autre', 'Altro'],
])

export type CategoryKey = (typeof categories)[number]['key']

/** How each category is drawn, and the IUCN category it usually has. */
export const categoryTraits: Readonly<Record<CategoryKey, { family: AreaFamily; iucn: IucnCategory | null }>> = {
  national_park: { family: 'park', iucn: 'II' },
  nature_reserve: { family: 'reserve', iucn: 'IV' },
  biosphere_reserve: { family: 'landscape', iucn: null },
  landscape: { family: 'landscape', iucn: 'V' },
  nature_park: { family: 'landscape', iucn: 'V' },
  natura_2000: { family: 'reserve', iucn: null },
  rest_zone: { family: 'rest', iucn: null },
  marine: { family: 'marine', iucn: null },
  wilderness: { family: 'park', iucn: 'Ib' },
  monument: { family: 'park', iucn: 'III' },
  protected_landscape: { family: 'landscape', iucn: 'V' },
  other: { family: 'other', iucn: null },
}

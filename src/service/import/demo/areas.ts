import { boundsOf } from '#contract/geo/bounds.ts'
import { categories } from '#contract/vocabulary/categories.ts'
import { idOf } from '#contract/vocabulary/languages.ts'
import { timeZoneAt } from '../../geometry/time-zone.ts'
import { countryIds } from '../../store/domain/countries.ts'
import type { AreaInput } from '../../store/domain/inputs.ts'
import { areaFacts } from './facts.ts'
import type { AreaFact } from './facts.ts'
import { outline } from './outline.ts'
import { DEMO_ATTRIBUTION, demoLicence } from './sources.ts'
import { uuidFor } from '../../intake/uuid.ts'

const SCHEMATIC = 'Schematic outline: generated from the area’s size and centre, not its true border.'
const YEAR_ONLY = 'Of the date of its founding, only the year is meant.'

/** The real protected areas of the demo, in a fixed order, with schematic outlines. */
export function demoAreas(): AreaInput[] {
  return areaFacts.map(areaOf)
}

/** The IANA time zone of an area. */
export function timeZoneOf({ centre, country }: AreaFact): string {
  return timeZoneAt(centre, country)
}

function areaOf(fact: AreaFact): AreaInput {
  const { name, names, centre, km2 } = fact
  const geometry = outline(name, centre, km2, fact.form)
  return {
    uuid: uuidFor('demo', name),
    name,
    category_id: idOf(categories, fact.category),
    country_id: countryIdOf(fact.country),
    bbox: boundsOf(geometry) ?? [...centre, ...centre],
    designation: null,
    iucn_category: fact.iucn,
    wdpa_id: null,
    area_km2: km2,
    established_on: fact.year === null ? null : `${fact.year}-01-01`,
    description: fact.year === null ? SCHEMATIC : `${SCHEMATIC} ${YEAR_ONLY}`,
    url: fact.url ?? null,
    organisation_id: null,
    licence_uri: demoLicence.uri,
    attribution: DEMO_ATTRIBUTION,
    names,
    designation_status: null,
    extra: null,
    centroid: centre,
    time_zone: timeZoneOf(fact),
    rules: null,
    geometry,
  }
}

function countryIdOf(code: string): number {
  const id = countryIds.get(code)
  if (id === undefined) throw new Error(`No country has the code ${code}`)
  return id
}

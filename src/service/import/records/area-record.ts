import type { LngLat } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { categories } from '#contract/vocabulary/categories.ts'
import { idOf } from '#contract/vocabulary/languages.ts'
import { innerPoint, middlePlace } from '../../geometry/inner-point.ts'
import { areaBounds, areaKm2 } from '../../geometry/measure.ts'
import { areaGeometry, type AreaGeometry } from '../../geometry/repair.ts'
import { Repairs } from '../../geometry/repairs.ts'
import { timeZoneAt } from '../../geometry/time-zone.ts'
import type { AreaInput } from '../../store/domain/inputs.ts'
import { asCountry, countryAt, countryNear, isoCodes } from '../../intake/country-at.ts'
import { dayAsWritten } from '../../intake/dates.ts'
import { asLine, asLines } from '../../intake/html/html-text.ts'
import type { AreaMapping } from '../mapping/mapping.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { asCategory } from '../mapping/category-of.ts'
import { FieldReader } from './field-reader.ts'
import { remarkRepairs } from './repair-remarks.ts'
import type { Note } from './remarks.ts'
import { asArea, asInteger, asIucn, asNames, asText, asUrl, asUuid, asYear, asZone } from '../../intake/values.ts'

/** An area; its uuid is null where its source gives none, so that the store has to tell it. */
export type AreaRecord = Omit<AreaInput, 'uuid'> & { readonly uuid: Uuid | null }

/** As far as waters count as a country's where nobody says whose they are. */
const COAST_KM = 400

/**
 * The area that a feature describes. Notes what was put right or not understood. Throws a Refusal or a GeometryError for
 * a feature that can be no area.
 */
export function areaRecord(feature: SourceFeature, mapping: AreaMapping, note: Note): AreaRecord {
  const fields = new FieldReader(feature, mapping, note)
  const name = fields.read('name', asLine)
  const { value: category_id, word } = fields.readOr('category_id', asCategory, [idOf(categories, 'other'), 'other'])
  const designation = fields.read('designation', asText) ?? word
  const place = placeOf(feature.geometry, fields)
  const country_id = countryOf(place.centroid, fields)
  const time_zone =
    fields.strictly('time_zone', asZone) ??
    timeZoneAt(place.centroid, country_id === null ? undefined : isoCodes.get(country_id))
  return {
    uuid: fields.strictly('uuid', asUuid),
    name: name ?? madeName(designation, feature, fields),
    category_id,
    country_id,
    bbox: areaBounds(place.geometry),
    designation,
    iucn_category: fields.read('iucn_category', asIucn),
    wdpa_id: fields.read('wdpa_id', asInteger),
    area_km2: sizeOf(place.geometry, fields),
    established_on: foundingOf(time_zone, fields),
    description: fields.read('description', asLines),
    url: fields.read('url', asUrl),
    organisation_id: null,
    licence_uri: fields.read('licence_uri', asUrl) ?? mapping.licence?.uri ?? null,
    attribution: fields.read('attribution', asText) ?? mapping.attribution ?? fields.read('source', asText),
    names: namesOf(fields),
    designation_status: fields.read('designation_status', asText),
    centroid: place.centroid,
    time_zone,
    rules: fields.read('rules', asLines),
    geometry: place.geometry,
    extra: fields.extra(),
  }
}

interface Place {
  readonly geometry: AreaGeometry
  readonly centroid: LngLat
}

function placeOf(value: unknown, fields: FieldReader): Place {
  const repairs = new Repairs()
  const geometry = areaGeometry(value, repairs)
  remarkRepairs(repairs, fields)
  const isShape = geometry.type === 'MultiPolygon'
  return { geometry, centroid: isShape ? innerPoint(geometry.coordinates) : middlePlace(geometry.coordinates) }
}

/** The source's own figure, else the shape's; none where only a place is known. */
function sizeOf(geometry: AreaGeometry, fields: FieldReader): number | null {
  if (geometry.type === 'MultiPoint') return null
  return fields.read('area_km2', asArea) ?? asArea(areaKm2(geometry.coordinates))
}

/** A name for what has none: “Naturdenkmal 4711”. */
function madeName(designation: string | null, { number }: SourceFeature, fields: FieldReader): string {
  const id = fields.id()
  const made = `${designation ?? 'Area'} ${id === null || /[%,]/.test(id) ? number : id}`
  fields.remark('no name, made of designation and number', made)
  return made
}

function countryOf(point: LngLat, fields: FieldReader): number | null {
  const given = fields.read('country_id', asCountry)
  if (given !== null) return given
  const here = countryAt(point)
  if (here !== null) {
    fields.remark('country told by the place')
    return here
  }
  const near = countryNear(point, COAST_KM)
  fields.remark(near === null ? 'no country named, and no coast near' : 'country told by the nearest coast')
  return near
}

/** Registers write 9999 or the year 1 for a day that they do not know. */
const FIRST_FOUNDING = '1000'
const PAST_FOUNDINGS = '2100'

/** `zone`: by what its months are called there; instants are taken as they are written. */
function foundingOf(zone: string, fields: FieldReader): string | null {
  return fields.read('established_on', (value) => {
    const year = asYear(value)
    const day = year ?? dayAsWritten(value, zone)
    if (day === null || day < FIRST_FOUNDING || day >= PAST_FOUNDINGS) return null
    if (year !== null) fields.remark('established_on known by its year only, taken as the first of January')
    return day
  })
}

function namesOf(fields: FieldReader): Record<string, string> | null {
  const names = { ...fields.names(), ...fields.read('names', asNames) }
  return Object.keys(names).length > 0 ? names : null
}

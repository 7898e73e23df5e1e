import { NO_COUNTRY } from '#contract/ids.ts'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { foldedArea } from '#contract/query/searched.ts'
import { hashOf, jsonTexts } from '../../domain/record-values.ts'
import type { PreparedArea } from '../../domain/inputs.ts'
import { placeOf } from './record-writing.ts'

type StoredField = keyof PreparedArea['record']

/** The columns of `area_field` that hold an area's fields, but for the geometry. */
const FIELDS = AREA_FIELDS.filter((field): field is StoredField => {
  return field !== 'geometry' && field !== 'id' && field !== 'created_at' && field !== 'updated_at'
})

export type AreaRows = ReturnType<typeof rowsOf>

/** What the tables have of an area that an edition writes. */
export function rowsOf({ record, geometry, outline, shapes }: PreparedArea, edition: number) {
  const texts = { ...jsonTexts(record, FIELDS), geometry }
  const hashes = { record_hash: hashOf(Object.values(texts)), shapes_hash: hashOf([...shapes].flat()) }
  const searched = {
    uuid: record.uuid,
    folded: foldedArea(record),
    category_id: record.category_id,
    country_id: record.country_id ?? NO_COUNTRY,
    ...placeOf(outline),
    updated_in: edition,
  }
  return { searched, texts, hashes }
}

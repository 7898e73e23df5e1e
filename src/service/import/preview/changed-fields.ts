import { categories } from '#contract/vocabulary/categories.ts'
import { keysOf } from '#contract/keys.ts'
import { isoCodes } from '../../intake/country-at.ts'
import type { RecordChange } from '../../store/domain/last-imports.ts'

/** A field of a record that is another than before. */
export interface ChangedField {
  readonly field: string
  readonly from: string
  readonly to: string
}

/** What follows from the shape alone. */
const OF_SHAPE = ['bbox', 'centroid', 'area_km2']
const LONGEST = 120

/** The fields that a change changes; a shape is told as a word. */
export function changedFields({ was, now }: RecordChange): readonly ChangedField[] {
  if (was === null || now === null) return []
  const [from, to] = [valuesOf(was), valuesOf(now)]
  const fields = keysOf(to).filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]))
  const hasMoved = fields.includes('geometry')
  return fields
    .filter((field) => !(hasMoved && OF_SHAPE.includes(field)))
    .map((field) =>
      field === 'geometry'
        ? { field: 'shape', from: 'as before', to: 'another' }
        : { field, from: valueText(field, from[field]), to: valueText(field, to[field]) },
    )
}

function valuesOf(record: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record))
}

/** A value as people read it. */
export function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  const text = labelOf(field, value) ?? (typeof value === 'string' ? value : JSON.stringify(value))
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** What a number of the vocabulary stands for. */
function labelOf(field: string, value: unknown): string | undefined {
  if (field === 'category_id') return categories.find(({ id }) => id === value)?.labels.en
  return field === 'country_id' ? isoCodes.get(Number(value)) : undefined
}

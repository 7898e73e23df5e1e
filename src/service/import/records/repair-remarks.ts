import type { Repairs } from '../../geometry/repairs.ts'
import type { FieldReader } from './field-reader.ts'

/** A change of size, as a part of the whole, that is told of each record. */
const NOTEWORTHY = 0.001

/** Says in the report what was put right in a record's geometry, and how its size changed. */
export function remarkRepairs(repairs: Repairs, fields: FieldReader): void {
  for (const [repair, times] of repairs.entries()) fields.remark(repair, '', times)
  const change = repairs.areaChange
  if (change === null) return
  const { before, after } = change
  const part = before === 0 ? 1 : (after - before) / before
  if (Math.abs(part) < NOTEWORTHY) return fields.remark('area changed by less than 0.1 % through that')
  fields.remarkEach('area changed through that', `${km2(before)} → ${km2(after)} km² (${percent.format(part)})`)
}

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2, signDisplay: 'always' })
const figure = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })

function km2(area: number): string {
  return figure.format(area)
}

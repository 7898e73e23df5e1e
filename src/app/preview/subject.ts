import type { BBox } from '#contract/geometry.ts'
import { recordPath } from '#contract/paths.ts'
import type { PreviewOrder } from '#contract/preview/painting.ts'
import { AreaRecord, type AreaField } from '#contract/records/area.ts'
import { ClosureRecord } from '#contract/records/closure.ts'
import { CLOSURE_SHAPE_FIELDS } from '#records/closures/layer/shape-fields.ts'
import { closureStateAt, type ClosureState } from '#records/closures/closure-state.ts'
import { readDocument } from './reading.ts'
import type { AskService } from './service-line.ts'

/** The record that a picture shows. */
export type Subject =
  | { readonly kind: 'area'; readonly area: AreaRecord }
  | { readonly kind: 'closure'; readonly closure: ClosureState }

/** Its shape is drawn from tiles. */
const AREA_FIELDS: readonly AreaField[] = ['uuid', 'id', 'name', 'bbox', 'category_id']

/** The record of an order, read from the service. */
export async function readSubject(order: PreviewOrder, ask: AskService): Promise<Subject> {
  const { kind, uuid } = order
  if (kind === 'area') {
    const area = await readDocument(ask, `${recordPath('areas', uuid)}?fields=${AREA_FIELDS.join(',')}`, AreaRecord)
    return { kind, area }
  }
  const path = `${recordPath('closures', uuid)}?fields=${CLOSURE_SHAPE_FIELDS.join(',')}`
  return { kind, closure: standingOnDay(await readDocument(ask, path, ClosureRecord), order) }
}

/** Where it lies; null where that is not known. */
export function boxOf(subject: Subject): BBox | null {
  return (subject.kind === 'area' ? subject.area : subject.closure.record).bbox ?? null
}

/** How a closure stands on the day of the picture, which is kept for long: at whatever hours it holds, it counts as closed. */
export function standingOnDay(record: ClosureRecord, { at, fallbackZone }: PreviewOrder): ClosureState {
  return closureStateAt({ ...record, daytime_start: null, daytime_end: null }, at, fallbackZone)
}

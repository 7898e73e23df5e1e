import { fold } from '../fold.ts'
import { NO_COUNTRY } from '../ids.ts'
import type { AreaRecord } from '../records/area.ts'
import type { ClosureRecord, Status } from '../records/closure.ts'
import { validityOf } from '../standing/standing.ts'
import { overlapsDay } from '../status/local-day.ts'
import type { AreaFilters } from './area-query.ts'
import { statusesShown, type ClosureFilters } from './closure-query.ts'
import { foldedArea, foldedClosure } from './searched.ts'

/** What is left of filters where shapes are not looked at. */
type WithoutPlace<F> = Omit<F, 'bbox' | 'protected_area_uuid'>

/** A closure as far as it is known, and how it stands at the instant that is asked for. */
export interface Judged {
  readonly record: ClosureRecord
  readonly status: Status
  /** IANA zone of the place; where it is not known, one that stands for it. */
  readonly zone: string
}

/** Whether closures are among those that filters mean; box and areas, which ask for shapes, are left to the caller. */
export function closureMatcher(filters: WithoutPlace<ClosureFilters>): (closure: Judged) => boolean {
  const statuses = statusesShown(filters)
  const text = searched(filters.q)
  return ({ record, status, zone }) =>
    statuses.includes(status) &&
    isAmong(filters.type, record.type) &&
    isAmong(filters.reason_id, record.reason_id) &&
    isAmong(filters.source_id, record.source_id) &&
    isAmong(filters.source_kind, record.source_kind) &&
    isAmong(filters.geometry_from, record.geometry_from) &&
    (filters.activity_id?.some((id) => record.activity_ids?.includes(id)) ?? true) &&
    isWithin(filters, record) &&
    isSince(filters.updated_after, record.updated_at) &&
    (filters.active_on === undefined || overlapsDay(validityOf(record, zone), filters.active_on)) &&
    (text === null || foldedOf(record).includes(text))
}

/** Whether areas are among those that filters mean, wherever they are. */
export function areaMatcher(filters: WithoutPlace<AreaFilters>): (area: AreaRecord) => boolean {
  const text = searched(filters.q)
  return (area) =>
    isAmong(filters.id, area.id) &&
    isAmong(filters.category_id, area.category_id) &&
    isAmong(filters.country_id, area.country_id ?? NO_COUNTRY) &&
    isSince(filters.updated_after, area.updated_at) &&
    (text === null || foldedArea({ name: area.name, names: area.names ?? null }).includes(text))
}

function isAmong<T>(wanted: readonly T[] | undefined, value: T | null | undefined): boolean {
  return wanted === undefined || (value != null && wanted.includes(value))
}

/** Days are texts that sort as the days do; what has no end is after every day, what has no begin before. */
function isWithin(filters: WithoutPlace<ClosureFilters>, { start_on, end_on }: ClosureRecord): boolean {
  const { starts_after, starts_before, ends_after, ends_before } = filters
  return (
    (starts_after === undefined || (start_on != null && start_on >= starts_after)) &&
    (starts_before === undefined || start_on == null || start_on <= starts_before) &&
    (ends_after === undefined || end_on == null || end_on >= ends_after) &&
    (ends_before === undefined || (end_on != null && end_on <= ends_before))
  )
}

/** By UTC days; of what does not say when it was updated anything may be so. */
function isSince(day: string | undefined, instant: string | undefined): boolean {
  return day === undefined || instant === undefined || new Date(instant).toISOString().slice(0, 10) >= day
}

/** The text as records have it; null where each of them holds it. */
function searched(q: string | undefined): string | null {
  return q === undefined ? null : fold(q) || null
}

function foldedOf({ name, purpose = null, description = null }: ClosureRecord): string {
  return foldedClosure({ name, purpose, description })
}

import { useMemo } from 'react'
import type { ListRead } from '#core/api/list.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useMoment } from '#core/clock/moment.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { closureStateWhen, type ClosureState } from '../closure-state.ts'
import { worstFirst } from '../closures-in-view.ts'

/** Closures as they stand at a moment. */
export interface StandingClosures {
  /** What is current or upcoming, worst first. */
  readonly live: readonly ClosureState[]
  /** What is over, the last first. */
  readonly past: readonly ClosureState[]
}

/** The closures of an area, and those that may be. */
export interface AreaClosureStates {
  /** Those that name the area. */
  readonly named: StandingClosures
  /** Those that name no area at all and lie in and around this one. */
  readonly around: StandingClosures
  /** How many records were read, of how many. */
  readonly read: number
  readonly count: number
}

/** The closures of an area out of those of its box, as they stand at the moment; null while they are not known. */
export function useAreaClosureStates(
  read: ListRead<ClosureRecord> | null,
  uuid: Uuid,
  box: BBox,
): AreaClosureStates | null {
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  return useMemo(() => {
    if (read === null) return null
    const { named, around } = recordsOf(read.records, uuid, box)
    const standing = (records: readonly ClosureRecord[]): StandingClosures => {
      const states = records.map((record) => closureStateWhen(record, moment, timeZone))
      return {
        live: states.filter(({ status }) => status !== 'expired').sort(worstFirst),
        past: states.filter(({ status }) => status === 'expired').sort(lastFirst),
      }
    }
    return {
      named: standing(named),
      around: standing(around),
      read: read.records.length,
      count: read.more ? read.count : read.records.length,
    }
  }, [read, uuid, box, moment, timeZone])
}

/** Pure: the records that name an area, and those that name none and whose box touches that of the area. */
export function recordsOf(records: readonly ClosureRecord[], uuid: Uuid, box: BBox) {
  const touches = ({ bbox }: ClosureRecord) => bbox != null && boxesIntersect(bbox, box)
  const isNameless = ({ protected_area_uuids: uuids = [] }: ClosureRecord) => uuids.length === 0
  return {
    named: records.filter((record) => record.protected_area_uuids?.includes(uuid)),
    around: records.filter((record) => isNameless(record) && touches(record)),
  }
}

function lastFirst(a: ClosureState, b: ClosureState): number {
  return (b.record.end_on ?? '').localeCompare(a.record.end_on ?? '')
}

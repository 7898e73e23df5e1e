import { useMemo } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { wallTimeAt } from '#contract/standing/when.ts'
import { instantOf, isTimeZone } from '#contract/status/zone.ts'
import { activityKeyOf, type ActivityNames } from '#contract/vocabulary/activity-implications.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import type { Api } from '#core/api/client.ts'
import { useActivities } from '#core/api/lookups.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { zoneOfMost } from '#records/closures/zone-of-most.ts'
import { deviceTimeZone } from '#core/i18n/formats.ts'
import { checkLine } from './check/hike-client.ts'
import { useHikeAddress } from './hike-address.ts'
import { useHikeOpen } from './hike-open.ts'
import { useHikeStage } from './hike-stage.ts'
import { encountersOf, type Encounter } from './time/encounter.ts'
import { usualPace } from './time/plan.ts'
import { firstEnd, type LocalStart } from './time/start.ts'

const HIKE_CHECK = 'hike-check'

/** What the visitor plans, with what is usual where nothing has been said. */
export function useHikePlan() {
  const [{ hike_pace, hike_activity }] = useHikeAddress()
  const { zone } = useHikeZone()
  const hike = useStart(zone)
  const names = useActivities()
  const filtered = useClosureFilter().chosen.activity_id
  const activities = useMemo(() => hike_activity ?? filtered ?? idsOfHiking(names), [hike_activity, filtered, names])
  const pace = hike_pace ?? usualPace(activities, names)
  return { hike, pace, activities, names }
}

function idsOfHiking(names: ActivityNames): readonly number[] {
  const hiking = [...names].find(([, { name }]) => activityKeyOf(name) === 'hiking')
  return hiking === undefined ? [] : [hiking[0]]
}

/** Asks, in the worker, what the line touches; the answer stays while date, pace and activity change. */
export function useHikeCheck() {
  const api = useApi()
  const stage = useHikeStage()
  const hike = useStart(useFallbackZone() ?? deviceTimeZone())
  const since = hike === null ? '' : firstEnd(hike)
  const line = stage.kind === 'line' ? stage.id : null
  return useQuery({ ...hikeQuery(api, line, since), enabled: line !== null && hike !== null })
}

/** What the line of a number touches, of what ends on a day or later. */
function hikeQuery(api: Api, line: number | null, since: string) {
  return queryOptions({
    queryKey: [HIKE_CHECK, api.base, line, since],
    queryFn: ({ signal }) => checkLine(api, since, signal),
    staleTime: 60_000,
    placeholderData: (before, query) => (line !== null && query?.queryKey[2] === line ? before : undefined),
  })
}

/** When one sets out, by the clocks of a zone: at the moment that the page shows; null while no hike is being checked. */
function useStart(zone: string): LocalStart | null {
  const { isOpen } = useHikeOpen()
  const { date, time } = wallTimeAt(useMoment(), zone)
  return isOpen ? `${date}T${time}` : null
}

/** The operator's zone. */
function useFallbackZone(): string | null {
  const { timeZone } = useAppConfig()
  return timeZone !== null && isTimeZone(timeZone) ? timeZone : null
}

/** The zone of the start: that of most closures around, as soon as they are known. */
function useHikeZone(): Pick<EncountersFound, 'zone' | 'isOfPlace'> {
  const { data } = useHikeCheck()
  const fallbackZone = useFallbackZone()
  return useMemo(() => {
    const ofPlace = zoneOfMost((data?.zones ?? []).filter(isTimeZone)) ?? fallbackZone
    return { zone: ofPlace ?? deviceTimeZone(), isOfPlace: ofPlace !== null }
  }, [data, fallbackZone])
}

/** What one meets on the way at the planned hours, and the zone that these are of; null before there is an answer. */
export function useEncounters(): EncountersFound | null {
  const { data } = useHikeCheck()
  const { hike, pace, activities, names } = useHikePlan()
  const { zone, isOfPlace } = useHikeZone()
  const fallbackZone = useFallbackZone()
  return useMemo(() => {
    if (data === undefined || hike === null) return null
    const [date = '', time = ''] = hike.split('T')
    const start = instantOf(zone, date, time)
    const encounters = encountersOf(data.touches, { start, pace, activities, fallbackZone, names })
    return { zone, isOfPlace, start, encounters }
  }, [data, hike, pace, activities, names, zone, isOfPlace, fallbackZone])
}

export interface EncountersFound {
  /** IANA zone of the start and of all times shown. */
  readonly zone: string
  /** Whether it is the place's; else the device's. */
  readonly isOfPlace: boolean
  /** Epoch ms. */
  readonly start: number
  readonly encounters: readonly Encounter[]
}

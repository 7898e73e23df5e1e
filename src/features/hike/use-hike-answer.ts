import { useMemo } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { wallTimeAt } from '#contract/standing/when.ts'
import { instantOf, isTimeZone } from '#contract/status/zone.ts'
import { activityKeyOf, type ActivityNames } from '#contract/vocabulary/activity-implications.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import type { Api } from '#core/api/client.ts'
import { useActivities } from '#core/api/lookups.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { zoneOfMost } from '#records/closures/zone-of-most.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import type { CheckRequest } from './check/check-closures.ts'
import { checkLine, meetOnLine } from './check/hike-client.ts'
import { useHikeAddress } from './hike-address.ts'
import { useProfile } from './heights/use-profile.ts'
import { useHikeOpen } from './hike-open.ts'
import { useHikeStage } from './hike-stage.ts'
import type { Encounter, Plan } from './time/encounter.ts'
import { usualPace } from './time/plan.ts'
import { firstEnd, type LocalStart } from './time/start.ts'

const HIKE_CHECK = 'hike-check'
const HIKE_ENCOUNTERS = 'hike-encounters'

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
  const capabilities = useCapabilities()
  const withPaths = capabilities?.extensions.has('closures_paths') ?? false
  const isReady = line !== null && hike !== null && capabilities !== null
  return useQuery({ ...hikeQuery(api, line, { since, withPaths }), enabled: isReady })
}

/** What the line of a number touches, of what ends on a day or later. */
function hikeQuery(api: Api, line: number | null, request: CheckRequest) {
  return queryOptions({
    queryKey: [HIKE_CHECK, api.base, line, request],
    queryFn: ({ signal }) => checkLine(api, request, signal),
    staleTime: 60_000,
    structuralSharing: false,
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
  const { data: check, isPlaceholderData } = useHikeCheck()
  const stage = useHikeStage()
  const { hike, ...plan } = useHikePlan()
  const { zone, isOfPlace } = useHikeZone()
  const fallbackZone = useFallbackZone()
  const [date = '', time = ''] = hike?.split('T') ?? []
  const start = hike === null ? 0 : instantOf(zone, date, time)
  const line = stage.kind === 'line' ? stage.id : null
  const { profile } = useProfile()
  const { data: encounters, error } = useQuery({
    ...encountersQuery(line, check?.number ?? -1, { ...plan, start, fallbackZone }, profile?.up ?? 0),
    enabled: line !== null && check !== undefined && !isPlaceholderData && hike !== null,
  })
  if (error !== null) throw error
  return useMemo(
    () => (check === undefined || encounters === undefined ? null : { zone, isOfPlace, encounters, start }),
    [check, encounters, zone, isOfPlace, start],
  )
}

/** What one meets by a plan, of what a check of a line with so much ascent has found; the worker keeps that. */
function encountersQuery(line: number | null, check: number, plan: Plan, up: number) {
  const { names, ...others } = plan
  return queryOptions({
    queryKey: [HIKE_ENCOUNTERS, line, check, others, up, [...names]],
    queryFn: ({ signal }) => meetOnLine(check, plan, signal),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    placeholderData: (before, query) => (line !== null && query?.queryKey[1] === line ? before : undefined),
  })
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

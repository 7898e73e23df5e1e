import { DEMO_LABEL } from '#contract/demo.ts'
import { DAY } from '#contract/status/local-time.ts'
import type { SourceKind } from '#contract/records/closure.ts'
import type { LngLat } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { idOf } from '#contract/vocabulary/languages.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import type { ClosureInput } from '../../store/domain/inputs.ts'
import { timeZoneOf } from './areas.ts'
import { factOf } from './facts.ts'
import type { AreaFact } from './facts.ts'
import { kindOf } from './kinds.ts'
import type { ClosureKind } from './kinds.ts'
import { organisationFor } from './organisations.ts'
import { outlineRings } from './outline.ts'
import { chooseSpot, geometryAt, spotAt } from './place.ts'
import { toPlane } from './plane.ts'
import type { Point } from './plane.ts'
import { clusters } from './plan.ts'
import type { Cluster, PlannedClosure } from './plan.ts'
import { between, randomOf } from './random.ts'
import { DEMO_ATTRIBUTION, demoLicence } from './sources.ts'
import { datesOf } from './timing.ts'
import { uuidFor } from '../../intake/uuid.ts'

/** An invented closure or notice on its way in; its source is the demo source of its kind. */
export type DemoClosure = Omit<ClosureInput, 'source_id' | 'organisation_id'> & {
  readonly source_kind: SourceKind
  /** The demo organisation that answers for it. */
  readonly organisation_uuid: Uuid | null
}

const INVENTED = 'Invented for the demo: there is no such rule.'
const LARGEST = 60
/** Degrees north of what has no place: the middle of Europe. */
const NO_PLACE = 48

/** All closures of the demo around an instant; the same for all instants of one UTC day. */
export function demoClosures(now: Date): DemoClosure[] {
  const today = Math.floor(now.getTime() / DAY)
  return clusters.flatMap((cluster) => closuresOf(cluster, today))
}

function closuresOf(cluster: Cluster, today: number): DemoClosure[] {
  const { areas, country, latitude, timeZone, geometryOf } = whereabouts(cluster)
  return cluster.closures.map((planned) => {
    const kind = kindOf(planned.kind)
    const name = `${DEMO_LABEL}${planned.title ?? `${kind.title}, ${cluster.label}`}`
    return {
      uuid: uuidFor('demo', name),
      name,
      ...contentOf(kind),
      organisation_uuid: organisationFor(kind.source, country),
      ...datesOf(planned.when, { today, latitude, random: randomOf(name) }, kind.season),
      time_zone: timeZone,
      protected_area_uuids: [...areas, ...(planned.also ?? [])].map((area) => uuidFor('demo', area)),
      geometry: geometryOf(name, kind, planned),
    }
  })
}

function whereabouts(cluster: Cluster) {
  if ('time_zone' in cluster) {
    return { areas: [], country: null, latitude: NO_PLACE, timeZone: cluster.time_zone, geometryOf: () => null }
  }
  const fact = factOf(cluster.area)
  const { country, centre } = fact
  const [, latitude] = centre
  return { areas: [cluster.area], country, latitude, timeZone: timeZoneOf(fact), geometryOf: placing(fact) }
}

function contentOf(kind: ClosureKind) {
  return {
    type: kind.type,
    daytime_start: kind.daytime_start ?? null,
    daytime_end: kind.daytime_end ?? null,
    reason_id: idOf(reasons, kind.reason),
    activity_ids: kind.activities.map((activity) => idOf(activities, activity)),
    source_kind: kind.source,
    description: `${kind.description} ${INVENTED}`,
    purpose: kind.purpose,
    legal_basis: kind.binding ? 'Demo order (invented)' : null,
    contact: 'Demo ranger office',
    licence_uri: demoLicence.uri,
    attribution: DEMO_ATTRIBUTION,
    extra: null,
    url: null,
    is_binding: kind.binding,
  }
}

/** Gives the closures of one area their geometries, apart from each other. */
function placing(area: AreaFact) {
  const [outline = []] = outlineRings(area.name, area.km2, area.form ?? {})
  const taken: Point[] = []
  return (name: string, kind: ClosureKind, planned: PlannedClosure) => {
    const random = randomOf(`${name} at`)
    const centre: LngLat = area.centre
    const spot =
      planned.at === undefined ? chooseSpot(outline, taken, random) : spotAt(outline, toPlane(centre, planned.at))
    taken.push(spot.point)
    const km2 = planned.km2 ?? Math.min(LARGEST, area.km2 * between(random, 0.015, 0.05))
    return geometryAt(kind.place, centre, spot, km2, name)
  }
}

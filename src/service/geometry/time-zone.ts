import lookUp from '@photostructure/tz-lookup'
import { wrapLng } from '#contract/geo/box.ts'
import type { LngLat } from '#contract/geometry.ts'

const RADIAN = Math.PI / 180
const STEP = 0.1
const FARTHEST = 12
const BEARINGS = 32

/**
 * The IANA time zone of a point. The lookup knows borders only roughly and the sea not at all, so where it finds none of
 * the country's own zones, or at sea, the nearest fitting one counts.
 * @param country ISO 3166-1 alpha-2 code, where the place's country is known
 */
export function timeZoneAt(point: LngLat, country?: string): string {
  const own = country === undefined ? null : zonesOf(country)
  const fits = (zone: string) => (own === null ? !zone.startsWith('Etc/') : own.has(canonical(zone)))
  const here = zoneAt(point)
  if (fits(here)) return here
  for (let distance = STEP; distance <= FARTHEST; distance += STEP) {
    for (let bearing = 0; bearing < BEARINGS; bearing++) {
      const zone = zoneAt(moved(point, distance, (bearing / BEARINGS) * 360))
      if (fits(zone)) return zone
    }
  }
  return here
}

function zoneAt([lng, lat]: LngLat): string {
  return lookUp(lat, lng)
}

/** The point so many degrees of latitude away, within the world. */
function moved([lng, lat]: LngLat, distance: number, bearing: number): LngLat {
  const north = Math.max(-90, Math.min(90, lat + distance * Math.cos(bearing * RADIAN)))
  const east = lng + (distance * Math.sin(bearing * RADIAN)) / Math.max(0.01, Math.cos(lat * RADIAN))
  return [wrapLng(east), north]
}

/** The zones of a country under their canonical names; null where the platform knows none. */
const zonesOf = remembering((country: string): ReadonlySet<string> | null => {
  const locale = new Intl.Locale('und', { region: country })
  const names: unknown = 'timeZones' in locale ? locale.timeZones : null
  return Array.isArray(names) && names.length > 0 ? new Set(names.map((name) => canonical(String(name)))) : null
})

/** Several names may stand for one zone. */
const canonical = remembering(
  (zone: string): string => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone,
)

function remembering<T>(find: (name: string) => T): (name: string) => T {
  const found = new Map<string, T>()
  return (name) => {
    const known = found.get(name)
    if (known !== undefined) return known
    const value = find(name)
    found.set(name, value)
    return value
  }
}

import type { CommandPayloads, FilterName } from '../../../public/embed/1/embed.d.ts'
import type { Command } from '../messages/command.ts'

/** Reads an attribute of the element; null where it is not there. */
export type ReadAttribute = (name: string) => string | null

const FILTERS: readonly FilterName[] = [
  'q',
  'status',
  'type',
  'reason_id',
  'activity_id',
  'source_id',
  'source_kind',
  'starts_after',
  'starts_before',
  'ends_after',
  'ends_before',
  'category_id',
  'country_id',
]
const OTHER_PARAMETERS = ['map', 'bbox', 'area', 'closure', 'when', 'theme', 'accent', 'lang', 'base', 'ui', 'panel']
const PARAMETERS = [...FILTERS, ...OTHER_PARAMETERS, 'gestures']

/** What the frame itself is given: only a new frame can have it otherwise. */
const OF_FRAME = ['service', 'sandbox', 'referrerpolicy']

/** The attribute of a parameter of the address. */
const attributeOf = (parameter: string) => parameter.replace('_', '-')

/** The attributes that what the frame shows follows from. */
export const FRAME_ATTRIBUTES: readonly string[] = [...PARAMETERS.map(attributeOf), ...OF_FRAME]

/** The address of the frame of a service (an absolute address). Throws a TypeError where that is none. */
export function frameAddress(service: string, read: ReadAttribute): URL {
  const url = new URL('/embed', service)
  for (const name of PARAMETERS) {
    const text = read(attributeOf(name))
    if (text !== null) url.searchParams.set(name, text)
  }
  return url
}

/** The frame's `allow`: what the parts of its interface (the attribute `ui`) need, and nothing else. */
export function permissionsFor(ui: string | null): string {
  const parts = (ui ?? '').split(',').map((part) => part.trim())
  const needed = { locate: 'geolocation', share: 'clipboard-write; web-share' }
  return Object.entries(needed)
    .flatMap(([part, permission]) => (parts.includes(part) ? [permission] : []))
    .join('; ')
}

/** What tells the map that attributes have changed; null where only a new frame can show that. */
export function commandsFor(changed: ReadonlySet<string>, read: ReadAttribute): readonly Command[] | null {
  const commands: Command[] = []
  const rest = new Set(changed)
  const hasChanged = (...names: readonly string[]) => names.filter((name) => rest.delete(name)).length > 0
  if (hasChanged('map', 'bbox')) {
    const payload = viewOf(read('map'), read('bbox'))
    if (payload === null) return null
    commands.push({ type: 'setView', payload })
  }
  if (hasChanged('area', 'closure')) {
    commands.push({ type: 'select', payload: selectionOf(read('area'), read('closure')) })
  }
  const filters = FILTERS.filter((name) => hasChanged(attributeOf(name)))
  if (filters.length > 0) {
    const payload = Object.fromEntries(filters.map((name) => [name, read(attributeOf(name))]))
    commands.push({ type: 'setFilter', payload })
  }
  if (hasChanged('when')) commands.push({ type: 'setDate', payload: { when: read('when') } })
  if (hasChanged('theme', 'accent')) {
    commands.push({ type: 'setTheme', payload: { theme: themeOf(read('theme')), accent: read('accent') } })
  }
  return rest.size === 0 ? commands : null
}

function viewOf(map: string | null, bbox: string | null): CommandPayloads['setView'] | null {
  const [zoom = NaN, lat = NaN, lng = NaN] = (map ?? '').split('/').map(Number)
  if (Number.isFinite(zoom + lat + lng)) return { center: [lng, lat], zoom }
  const [west = NaN, south = NaN, east = NaN, north = NaN] = (bbox ?? '').split(',').map(Number)
  return Number.isFinite(west + south + east + north) ? { bbox: [west, south, east, north] } : null
}

function selectionOf(area: string | null, closure: string | null): CommandPayloads['select'] {
  if (closure !== null) return { kind: 'closure', uuid: closure }
  return area === null ? null : { kind: 'area', uuid: area }
}

function themeOf(theme: string | null) {
  return (['light', 'dark', 'sunlight'] as const).find((known) => known === theme) ?? 'auto'
}

import { readCamera } from '#contract/geo/camera.ts'
import { EMBED_PATH } from '#contract/site-paths.ts'
import type { CommandPayloads } from '../../../../public/embed/1/embed.d.ts'
import { FILTER_NAMES, namesOf, SHOWN_KINDS } from '#core/address/parameters.ts'
import type { Command } from '../messages/command.ts'

/** Reads an attribute of the element; null where it is not there. */
export type ReadAttribute = (name: string) => string | null

/** The parameters of an embed's address. */
const PARAMETERS = namesOf(...SHOWN_KINDS, 'display', 'frame')

/** What the frame itself is given: only a new frame can have it otherwise. */
const OF_FRAME = ['service', 'sandbox', 'referrerpolicy']

/** The attribute of a parameter of the address. */
const attributeOf = (parameter: string) => parameter.replaceAll('_', '-')

/** The attributes that what the frame shows follows from. */
export const FRAME_ATTRIBUTES: readonly string[] = [...PARAMETERS.map(attributeOf), ...OF_FRAME]

/** The address of the frame of a service (an absolute address). Throws a TypeError where that is none. */
export function frameAddress(service: string, read: ReadAttribute): URL {
  const url = new URL(EMBED_PATH, service)
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

/** Whether the page in a frame with that `sandbox` has no origin. */
export function isOpaque(sandbox: string | null): boolean {
  return sandbox !== null && !sandbox.toLowerCase().split(/\s+/).includes('allow-same-origin')
}

/** The commands that show a change of attributes. */
export interface Update {
  readonly commands: readonly Command[]
  /** Whether that is not all: the rest only a new frame can show. */
  readonly needsFrame: boolean
}

export function commandsFor(changed: ReadonlySet<string>, read: ReadAttribute): Update {
  const commands: Command[] = []
  const rest = new Set(changed)
  const hasChanged = (...names: readonly string[]) => names.filter((name) => rest.delete(name)).length > 0
  const view = viewOf(read('map'), read('bbox'))
  if (view !== null && hasChanged('map', 'bbox')) commands.push({ type: 'setView', payload: view })
  if (hasChanged('area', 'closure')) {
    commands.push({ type: 'select', payload: selectionOf(read('area'), read('closure')) })
  }
  const filters = FILTER_NAMES.filter((name) => hasChanged(attributeOf(name)))
  if (filters.length > 0) {
    const payload = Object.fromEntries(filters.map((name) => [name, read(attributeOf(name))]))
    commands.push({ type: 'setFilter', payload })
  }
  if (hasChanged('when')) commands.push({ type: 'setDate', payload: { when: read('when') } })
  if (hasChanged('theme', 'accent')) {
    commands.push({ type: 'setTheme', payload: { theme: themeOf(read('theme')), accent: read('accent') } })
  }
  return { commands, needsFrame: rest.size > 0 }
}

function viewOf(map: string | null, bbox: string | null): CommandPayloads['setView'] | null {
  const camera = readCamera(map ?? '')
  if (camera !== null) return { center: [camera.lng, camera.lat], zoom: camera.zoom }
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

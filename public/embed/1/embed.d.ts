/**
 * Types of a Fieldgate map in another page, version 1: the messages between a page and the map in its frame, and the
 * custom element `<fieldgate-map>` that speaks them. Copy this file beside your code.
 *
 * A message is posted with `postMessage`. The page speaks first: it says `hello`, which fixes its origin and the
 * version, and is answered by `ready`. From then on the page may send commands, and hears of what happens in the map.
 * Unknown types and other messages are ignored without a word.
 */

/** Degrees, WGS 84. */
export type LngLat = readonly [lng: number, lat: number]

/** Degrees, WGS 84; west > east crosses the antimeridian. */
export type BBox = readonly [west: number, south: number, east: number, north: number]

/** The filters of the API, by their names in it and in the address of the map. */
export type FilterName =
  | 'q'
  | 'status'
  | 'type'
  | 'reason_id'
  | 'activity_id'
  | 'source_id'
  | 'source_kind'
  | 'starts_after'
  | 'starts_before'
  | 'ends_after'
  | 'ends_before'
  | 'protected_area_uuid'
  | 'category_id'
  | 'country_id'

export type Theme = 'auto' | 'light' | 'dark' | 'sunlight'

/** What every message is wrapped in. */
export interface Message<Type extends string, Payload> {
  readonly ns: 'fieldgate'
  readonly v: 1
  readonly type: Type
  readonly payload: Payload
  /**
   * Of a command, as the page likes, 1 to 64 characters: then it is answered by a `done` or an `error` with the same id.
   * Within a frame of 16 ms 64 are answered, in their order: the last ones, but refusals rather than what was done.
   */
  readonly id?: string
}

// ---- From the page to the map ----

/** Where the map shall look: the whole of a box, or a place from a zoom (0 to 24, of tiles of 512 px). */
export type ViewCommand = { readonly bbox: BBox } | { readonly center: LngLat; readonly zoom: number }

/**
 * The area or the closure that shall be open; null closes what is. It is done when the map looks for it: where the service
 * then has no such record, and nothing else was opened meanwhile, the map tells an `error` of the code `missing`, without
 * an id.
 */
export type SelectCommand = { readonly kind: 'area' | 'closure'; readonly uuid: string } | null

/** Filters by name, as text of the API, such as `{ status: 'current,upcoming' }`; null or an empty text
 * takes one away, others stay. */
export type FilterCommand = { readonly [Name in FilterName]?: string | null | undefined }

export interface DateCommand {
  /**
   * What statuses are told for, as in the address: `now`, `today`, `tomorrow`, `weekend`, `P7D`, `2026-05-16` or
   * `2026-05-16T14:00`; null is now.
   */
  readonly when: string | null
}

export interface ThemeCommand {
  readonly theme: Theme
  /** Colour of what can be operated, as `1d5c47` or `#1d5c47`; null is Fieldgate's own, absent changes nothing. */
  readonly accent?: string | null | undefined
}

/** The payload of each command, by its type. */
export interface CommandPayloads {
  /** Said first, and again whenever the page has forgotten what it heard; answered by `ready`. */
  readonly hello: Readonly<Record<string, never>>
  readonly setView: ViewCommand
  readonly select: SelectCommand
  readonly setFilter: FilterCommand
  readonly setDate: DateCommand
  readonly setTheme: ThemeCommand
}

/** A message from the page to the map. */
export type CommandMessage = {
  [Type in keyof CommandPayloads]: Message<Type, CommandPayloads[Type]>
}[keyof CommandPayloads]

// ---- From the map to the page ----

export interface EmbedDescription {
  /** The title of the map's page, fit for the title of its frame. */
  readonly title: string
  /** Language of the map, such as `de`. */
  readonly language: string
  /** Address of the full map as it would show the same. */
  readonly fullMap: string
}

export interface ViewState {
  readonly bbox: BBox
  readonly center: LngLat
  /** Of tiles of 512 px. */
  readonly zoom: number
}

export type SelectState = { readonly kind: 'area' | 'closure'; readonly uuid: string; readonly name: string } | null

export interface FilterState {
  /** The filters that are set, as text of the API. */
  readonly filters: { readonly [Name in FilterName]?: string }
  /** As in {@link DateCommand}. */
  readonly when: string
}

export interface StatusState {
  /**
   * Of closures and notices that match the filters, in the part of the map that is shown; of some areas
   * (`protected_area_uuid`) wherever they lie. Null where that could not be loaded: then no earlier number holds.
   */
  readonly counts: { readonly current: number; readonly upcoming: number; readonly notice: number } | null
  /** The same in words, in the map's language. */
  readonly text: string
}

export interface HeightState {
  /** What the frame needs, in CSS pixels, so that its list is shown in whole. */
  readonly height: number
}

/**
 * Why something was not done. `version`: the message is of a version other than 1 (said once); `payload`: it has not
 * the form that its type has; `value`: a value in it cannot be read, as in the address; `missing`: what was selected last
 * does not exist, told once for each `select`; `unanswered`, from `<fieldgate-map>` alone: the map in the frame has not
 * answered.
 */
export type ErrorCode = 'version' | 'payload' | 'value' | 'missing' | 'unanswered'

export interface EmbedError {
  readonly code: ErrorCode
  /** For developers, in English. */
  readonly message: string
}

/** The payload of each event, by its type. A state is told when it has changed, and once after `ready`. */
export interface EventPayloads {
  /** Empty when the map has started and waits for a `hello`: all that goes out before one. */
  readonly ready: EmbedDescription | Readonly<Record<string, never>>
  /** Never again once the visitor has asked for their position. */
  readonly view: ViewState
  readonly select: SelectState
  readonly filter: FilterState
  /** Never again once the visitor has asked for their position. */
  readonly status: StatusState
  /**
   * Only while a list is shown; told again only when it follows from something else than the frame's own height, and never
   * again once the visitor has asked for their position.
   */
  readonly height: HeightState
  /** The command with the same `id` was carried out. */
  readonly done: Readonly<Record<string, never>>
  /** The command with the same `id`, if it had one, was refused; or what was selected does not exist. */
  readonly error: EmbedError
}

/** A message from the map to the page. */
export type EventMessage = { [Type in keyof EventPayloads]: Message<Type, EventPayloads[Type]> }[keyof EventPayloads]

// ---- The custom element ----

/** The events of `<fieldgate-map>`, which bubble; each has the payload of its message as `detail`. */
export interface FieldgateMapEventMap extends HTMLElementEventMap {
  'fieldgate-ready': CustomEvent<EmbedDescription>
  'fieldgate-view': CustomEvent<ViewState>
  'fieldgate-select': CustomEvent<SelectState>
  'fieldgate-filter': CustomEvent<FilterState>
  'fieldgate-status': CustomEvent<StatusState>
  'fieldgate-height': CustomEvent<HeightState>
  /**
   * The map does not answer, an attribute was refused, or what was selected does not exist. A refused call of a method
   * rejects instead.
   */
  'fieldgate-error': CustomEvent<EmbedError>
}

/**
 * The attributes of `<fieldgate-map>`. Those from `map` to `gestures` are the parameters of the map's address, with `-`
 * for `_`; a change of one of them is a message where there is a command for it, else the frame is made anew, and
 * told again what was last asked for by each method.
 */
export interface FieldgateMapAttributes {
  /** Origin of the Fieldgate service; by default that of the script. */
  service?: string
  /** Title of the frame, for those who cannot see it; by default the map's own. `title` does the same, with a tooltip. */
  label?: string
  /** CSS pixels, or `auto`: as high as its list, within `min-height` and `max-height`. A style sheet wins over it. */
  height?: string
  /** CSS pixels, for `height="auto"`; by default 240. */
  'min-height'?: string
  /** CSS pixels, for `height="auto"`; by default 1200. */
  'max-height'?: string
  /** `lazy`, the default: the frame is made when it comes near the visible part of the page. */
  loading?: 'lazy' | 'eager'
  /** The frame's `sandbox`; at least `allow-scripts`. */
  sandbox?: string
  /** The frame's `referrerpolicy`. */
  referrerpolicy?: string
  /** `zoom/lat/lng`. */
  map?: string
  /** `west,south,east,north` in degrees: where the map looks at the start. */
  bbox?: string
  /** Uuid of an area. */
  area?: string
  /** Uuid of a closure. */
  closure?: string
  q?: string
  status?: string
  type?: string
  'reason-id'?: string
  'activity-id'?: string
  'source-id'?: string
  'source-kind'?: string
  'starts-after'?: string
  'starts-before'?: string
  'ends-after'?: string
  'ends-before'?: string
  /** Uuids of areas, with commas: their closures alone. */
  'protected-area-uuid'?: string
  'category-id'?: string
  'country-id'?: string
  /** As in {@link DateCommand}. */
  when?: string
  theme?: Theme
  /** As in {@link ThemeCommand}. */
  accent?: string
  lang?: string
  /** Id of a background of the service. */
  base?: string
  /** Any of `search,filter,list,legend,locate,share`, or `none`; by default `list`. */
  ui?: string
  /** Whether the list is open at the start; by default `none`. */
  panel?: 'list' | 'none'
  /** Whether the page or the map goes first where a gesture could be meant for either; by default `cooperative`. */
  gestures?: 'cooperative' | 'greedy'
}

/**
 * `<fieldgate-map>`: a map in a frame. What is in the element is shown until the map has answered, and where it does not.
 * The promises of its methods are kept when the map has done it, and rejected with an `Error` whose `cause` is an
 * {@link EmbedError} when it was refused or cannot be done. Calls before the map is ready wait for it; those to an element
 * that was taken out of the page are rejected.
 */
export interface FieldgateMapElement extends HTMLElement {
  setView(view: ViewCommand): Promise<void>
  select(selection: SelectCommand): Promise<void>
  setFilter(filter: FilterCommand): Promise<void>
  /** @param when as in {@link DateCommand} */
  setDate(when: string | null): Promise<void>
  /** @param accent as in {@link ThemeCommand} */
  setTheme(theme: Theme, accent?: string | null): Promise<void>
  addEventListener<Type extends keyof FieldgateMapEventMap>(
    type: Type,
    listener: (this: FieldgateMapElement, event: FieldgateMapEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof FieldgateMapEventMap>(
    type: Type,
    listener: (this: FieldgateMapElement, event: FieldgateMapEventMap[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

declare global {
  interface HTMLElementTagNameMap {
    'fieldgate-map': FieldgateMapElement
  }
}

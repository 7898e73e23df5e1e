import { formatMeasure } from '../messages/numbers.ts'
import type { ClosedPaths, PathInside } from '../records/closed-paths.ts'
import type { ActivityNames } from '../vocabulary/activity-implications.ts'
import type { Language } from '../vocabulary/languages.ts'
import type { PathMessages } from './messages/en.ts'
import { walkingIds, wayPaintOf, type StandingClosure } from './way-paint.ts'

/** A closure as it stands at a moment, with the paths within it where its service knows them. */
export interface ClosureWithPaths extends StandingClosure {
  readonly record: StandingClosure['record'] & { readonly paths?: ClosedPaths | null | undefined }
}

/** In which words paths are told of. */
export interface PathWords {
  readonly language: Language
  readonly messages: PathMessages
}

/**
 * "2 paths closed, 2.1 km", "GR-11 closed, 2.1 km", "the paths stay open": what a closure means for the paths within it as
 * it stands. Null where none are known, or it is not for those who walk on them.
 */
export function pathsSentence(closure: ClosureWithPaths, names: ActivityNames, words: PathWords): string | null {
  const { paths } = closure.record
  if (paths == null || paths.count === 0) return null
  const paint = wayPaintOf(closure, walkingIds(names), names)
  if (paint === null) return null
  const { messages } = words
  if (paint === 'open') return messages.open
  const counted = {
    closed: messages.closed,
    'other-hours': messages.otherHours,
    upcoming: messages.upcoming,
    advice: messages.advice,
  }[paint]
  const [only] = paths.count === 1 && paint === 'closed' ? paths.named : []
  const what = only === undefined ? counted(paths.count) : messages.closedPath(only.route ?? pathName(only))
  return `${what}, ${lengthText(paths.length_m, words)}`
}

/** The same for one who comes there: of a single path, "GR-11 closed between Guttal and Kreuzeck". */
export function pathsOnTheWay(closure: ClosureWithPaths, names: ActivityNames, words: PathWords): string | null {
  const { paths } = closure.record
  const [only] = paths?.count === 1 ? paths.named : []
  const isClosed = wayPaintOf(closure, walkingIds(names), names) === 'closed'
  const place = only === undefined ? null : placeOfPath(only, words)
  if (only === undefined || place === null || !isClosed) return pathsSentence(closure, names, words)
  return words.messages.onePath(pathName(only), place)
}

/** Of one path on the way: "GR-11 closed between Guttal and Kreuzeck", or, where it is not, "GR-11, between …". */
export function stretchSentence(
  path: Pick<PathInside, 'name' | 'route' | 'between'>,
  isClosed: boolean,
  words: PathWords,
): string {
  const place = placeOfPath(path, words)
  return place !== null && isClosed ? words.messages.onePath(pathName(path), place) : placedPath(path, words)
}

/** "GR-11 · Senda Pirenaica, between Guttal and Kreuzeck, 1.2 km": of paths with a name or a sign, the longest first; then of all others how many. */
export function pathLines({ count, length_m, named }: ClosedPaths, words: PathWords): readonly string[] {
  const lines = named.map((path) => `${placedPath(path, words)}, ${lengthText(path.length_m, words)}`)
  const others = count - named.length
  if (others <= 0) return lines
  const rest = Math.max(
    0,
    named.reduce((left, path) => left - path.length_m, length_m),
  )
  const text = named.length === 0 ? words.messages.unnamed(others) : words.messages.others(others)
  return [...lines, `${text}, ${lengthText(rest, words)}`]
}

/** "GR-11 · Senda Pirenaica". */
export function pathName({ name, route }: Pick<PathInside, 'name' | 'route'>): string {
  if (route === null || name?.startsWith(route) === true) return name ?? ''
  if (name !== null && route.endsWith(name)) return route
  return name === null ? route : `${route} · ${name}`
}

/** Of a path where it lies: "between Guttal and Kreuzeck"; null where nothing around has a name. */
function placeOfPath(
  { between: [first, second] }: Pick<PathInside, 'between'>,
  { messages }: PathWords,
): string | null {
  if (first === undefined) return null
  return second === undefined ? messages.near(first) : messages.between(first, second)
}

function placedPath(path: Pick<PathInside, 'name' | 'route' | 'between'>, words: PathWords): string {
  const place = placeOfPath(path, words)
  return place === null ? pathName(path) : `${pathName(path)}, ${place}`
}

const KILOMETRE = 1000
/** Shorter lengths are told in tens of metres. */
const STEP = 10
const WHOLE_FROM = 100

/** "2.1 km", "850 m". */
function lengthText(metres: number, { language }: PathWords): string {
  const rounded = Math.round(metres / STEP) * STEP
  const isShort = rounded < KILOMETRE
  const value = isShort ? Math.max(STEP, rounded) : metres / KILOMETRE
  const unit = isShort ? 'meter' : 'kilometer'
  return formatMeasure(language, value, unit, isShort || value >= WHOLE_FROM ? 0 : 1)
}

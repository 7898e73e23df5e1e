import type { Pixel } from '#map/camera/world.ts'

/** A sign on the map with the numbers of the rows that it stands for, which follow each other. */
export interface Mark<T> extends Pixel {
  /** The worst of those that it stands for. */
  readonly worst: T
  /** The first and the last number; null where none of them has a row. */
  readonly numbers: readonly [first: number, last: number] | null
  /** How many of them have no row. */
  readonly rest: number
}

export interface Numbering<T> {
  readonly marks: readonly Mark<T>[]
  /** The rows in their order, each with its number; null for one that the map has no sign of. */
  readonly rows: readonly { readonly item: T; readonly number: number | null }[]
}

/** Signs whose middles are nearer than this would lie on each other's numbers, in px. */
const NEAR: Pixel = { x: 52, y: 20 }
/** Signs that have one number each need less room. */
const NEAR_ONE_NUMBER: Pixel = { x: 38, y: 20 }
/** Signs without numbers that are nearer than this would hide each other. */
const NEAR_WITHOUT_NUMBERS: Pixel = { x: 6, y: 6 }

interface Group<T> extends Pixel {
  readonly worst: T
  readonly members: T[]
}

/**
 * Numbers what a list and a map both show. What lies too close together on the map has one sign; rows of one sign follow
 * each other, so that a sign says "3–7".
 *
 * @param items the worst first; the first `listed` of them have rows.
 * @param pixelOf where an item is on the map; null where it is out of sight.
 */
export function numbering<T>(items: readonly T[], listed: number, pixelOf: (item: T) => Pixel | null): Numbering<T> {
  const { groups, groupOf } = grouped(items, pixelOf, NEAR)
  const withRow = items.slice(0, listed)
  const place = new Map(withRow.map((item, index) => [item, index]))
  const placeOf = (item: T) => place.get(groupOf.get(item)?.worst ?? item) ?? 0
  const ordered = withRow.toSorted((a, b) => placeOf(a) - placeOf(b))
  const numbers = new Map(ordered.filter((item) => groupOf.has(item)).map((item, index) => [item, index + 1]))
  return {
    rows: ordered.map((item) => ({ item, number: numbers.get(item) ?? null })),
    marks: groups.map(({ x, y, worst, members }) => {
      const own = members.flatMap((item) => numbers.get(item) ?? [])
      const [first] = own
      const last = own.at(-1)
      return {
        x,
        y,
        worst,
        numbers: first === undefined || last === undefined ? null : [first, last],
        rest: members.length - own.length,
      }
    }),
  }
}

export interface SignNumbering<T> {
  readonly marks: readonly Mark<T>[]
  readonly numberOf: ReadonlyMap<T, number>
}

/**
 * Numbers the signs of a map for rows whose order stays as it is: rows of one sign have its number.
 *
 * @param items all that the map shows, the worst first.
 * @param rows those that have rows, in their order.
 * @param pixelOf where an item is on the map; null where it is out of sight.
 */
export function signNumbering<T>(
  items: readonly T[],
  rows: readonly T[],
  pixelOf: (item: T) => Pixel | null,
): SignNumbering<T> {
  const { groups, groupOf } = grouped(items, pixelOf, rows.length > 0 ? NEAR_ONE_NUMBER : NEAR_WITHOUT_NUMBERS)
  const numbers = new Map<Group<T>, number>()
  const numberOf = new Map<T, number>()
  for (const row of rows) {
    const group = groupOf.get(row)
    if (group === undefined) continue
    const number = numbers.get(group) ?? numbers.size + 1
    numbers.set(group, number)
    numberOf.set(row, number)
  }
  return {
    numberOf,
    marks: groups.map((group) => {
      const number = numbers.get(group)
      const { x, y, worst, members } = group
      return number === undefined
        ? { x, y, worst, numbers: null, rest: members.length }
        : { x, y, worst, numbers: [number, number], rest: 0 }
    }),
  }
}

function grouped<T>(items: readonly T[], pixelOf: (item: T) => Pixel | null, least: Pixel) {
  const groups: Group<T>[] = []
  const groupOf = new Map<T, Group<T>>()
  for (const item of items) {
    const pixel = pixelOf(item)
    if (pixel === null) continue
    const near = groups.find(({ x, y }) => Math.abs(x - pixel.x) < least.x && Math.abs(y - pixel.y) < least.y)
    const group = near ?? { ...pixel, worst: item, members: [] }
    if (near === undefined) groups.push(group)
    group.members.push(item)
    groupOf.set(item, group)
  }
  return { groups, groupOf }
}

import { createParser } from 'nuqs'
import { useParameters } from '#core/address/use-parameter.ts'
import { isPace } from './time/start.ts'

const parseAsPace = createParser<number>({
  parse: (text) => (isPace(Number(text)) ? Number(text) : null),
  serialize: String,
})
const parseAsActivities = createParser<readonly number[]>({
  parse: readActivities,
  serialize: (activities) => (activities.length === 0 ? 'any' : activities.join(',')),
  eq: (a, b) => a.join() === b.join(),
})

/** The ids that a text lists, none for `any`; null for what is no such list. */
export function readActivities(text: string): readonly number[] | null {
  if (text === 'any') return []
  return /^\d{1,9}(,\d{1,9})*$/.test(text) ? [...new Set(text.split(',').map(Number))] : null
}

/** What the address says of a hike: never its line. One sets out at the moment that the page shows. */
export interface HikeAddress {
  /** km/h; null for what is usual. */
  readonly hike_pace: number | null
  /** Activities' ids at the service, none for any; null for what is usual. */
  readonly hike_activity: readonly number[] | null
}

const parsers = { hike_pace: parseAsPace, hike_activity: parseAsActivities }

/** The hike of the address, and how to change it. */
export function useHikeAddress(): readonly [HikeAddress, (change: Partial<HikeAddress>) => void] {
  const [address, set] = useParameters(parsers, { history: 'replace' })
  return [address, (change) => void set(change)]
}

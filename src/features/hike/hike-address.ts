import { createParser } from 'nuqs'
import { useParameters } from '#core/address/use-parameter.ts'
import { isLocalStart, isPace } from './time/start.ts'

/** Anything that cannot be read is as good as no choice of a time. */
const parseAsStart = createParser<string>({
  parse: (text) => (isLocalStart(text) ? text : 'now'),
  serialize: (start) => start,
})
const parseAsPace = createParser<number>({
  parse: (text) => (isPace(Number(text)) ? Number(text) : null),
  serialize: String,
})
const parseAsActivity = createParser<number | 'any'>({
  parse: (text) => (text === 'any' ? text : /^\d{1,9}$/.test(text) ? Number(text) : null),
  serialize: String,
})

/** What the address says of a hike: never its line. */
export interface HikeAddress {
  /** When one sets out; `now`: when the page shows how things stand; null while no hike is being checked. */
  readonly hike: string | null
  /** km/h; null for what is usual. */
  readonly hike_pace: number | null
  /** An activity's id at the service; null for what is usual. */
  readonly hike_activity: number | 'any' | null
}

const parsers = { hike: parseAsStart, hike_pace: parseAsPace, hike_activity: parseAsActivity }

/** The hike of the address, and how to change it. */
export function useHikeAddress(): readonly [HikeAddress, (change: Partial<HikeAddress>) => void] {
  const [address, set] = useParameters(parsers, { history: 'replace' })
  return [address, (change) => void set(change)]
}

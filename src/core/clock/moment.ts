import { useMemo } from 'react'
import { createParser, throttle } from 'nuqs'
import { useParameter } from '#core/address/use-parameter.ts'
import { useNow } from './clock.ts'
import { formatWhen, parseWhen, type Moment, type When } from '#contract/standing/when.ts'

const parser = createParser<When>({
  parse: parseWhen,
  serialize: formatWhen,
  eq: (a, b) => formatWhen(a) === formatWhen(b),
})
  .withDefault('now')
  .withOptions({ history: 'push' })

/** A choice that goes on from the one before takes its place in the history; the address follows it now and then. */
const GOING_ON = { history: 'replace', limitUrlUpdates: throttle(300) } as const

/** What the page tells statuses for, in the address as `when`, and how to choose it: each choice a step of the history. */
export function useWhen(): readonly [When, (when: When, step?: { readonly goesOn: boolean }) => void] {
  const [when, set] = useParameter('when', parser)
  return [when, (next, step) => void set(next, step?.goesOn === true ? GOING_ON : {})]
}

/** The moment that every status, colour, badge and count follows; moves on with the clock. */
export function useMoment(): Moment {
  const now = useNow()
  const [when] = useWhen()
  return useMemo(() => ({ when, now }), [when, now])
}

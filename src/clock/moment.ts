import { useMemo } from 'react'
import { createParser, useQueryState } from 'nuqs'
import { useNow } from './clock.ts'
import { formatWhen, parseWhen, type Moment, type When } from './when.ts'

const parser = createParser<When>({
  parse: parseWhen,
  serialize: formatWhen,
  eq: (a, b) => formatWhen(a) === formatWhen(b),
})
  .withDefault('now')
  .withOptions({ history: 'push' })

/** What the page tells statuses for, in the address as `when`, and how to choose it. */
export function useWhen(): readonly [When, (when: When) => void] {
  const [when, set] = useQueryState('when', parser)
  return [when, (next) => void set(next)]
}

/** The moment that every status, colour, badge and count follows; moves on with the clock. */
export function useMoment(): Moment {
  const now = useNow()
  const [when] = useWhen()
  return useMemo(() => ({ when, now }), [when, now])
}

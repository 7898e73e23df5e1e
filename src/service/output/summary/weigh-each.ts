import { formatWhen, type Moment } from '#contract/standing/when.ts'
import { Turns } from '../../store/domain/turns.ts'
import type { ClosureIndex } from './closure-index.ts'
import { settledUntil, zoneClock } from '#contract/counts/zone-clock.ts'

type Indexed = ClosureIndex['closures'][number]
type Weight = ReturnType<ReturnType<ClosureIndex['standingsOf']>['weightAt']>

/** How many are weighed before a look at the clock, which takes longer than each. */
const AT_ONCE = 100

/**
 * Tells how each of some closures stands at a moment, in the order of their positions; others have their turn meanwhile.
 * Gives the time until which all that is so, if nothing is written meanwhile: epoch milliseconds.
 */
export async function weighEach(
  index: ClosureIndex,
  positions: Iterable<number>,
  moment: Moment,
  onWeighed: (closure: Indexed, weight: Weight) => void,
): Promise<number> {
  const [standings, clock, turns] = [index.standingsOf(formatWhen(moment.when)), zoneClock(moment), new Turns()]
  let until = settledUntil(moment)
  let weighed = 0
  for (const position of positions) {
    const closure = index.closures[position]
    if (closure === undefined) continue
    const { zone, instant } = clock(closure.time_zone)
    const weight = standings.weightAt(position, zone, instant)
    if (instant === moment.now) until = Math.min(until, standings.untilOf(position))
    onWeighed(closure, weight)
    weighed += 1
    if (weighed % AT_ONCE === 0) await turns.pass()
  }
  return until
}

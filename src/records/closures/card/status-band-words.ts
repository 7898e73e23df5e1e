import type { StatusAt } from '#contract/status/status.ts'
import { isTimeZone } from '#contract/status/zone.ts'
import type { ToneName } from '#core/ui/signs/tone.tsx'
import type { ClosureState } from '../closure-state.ts'
import { placeClock, type PlaceClock, type Said } from '../status-words/status-words-clock.ts'
import { joined, sameTime, sentenceOf, type Tongue } from '../status-words/status-words.ts'

/** How a closure stands, on two lines: "Closed now · until 06:00" and "Closed again 20:00" (or nothing). */
export interface StatusBandWords {
  readonly title: string
  readonly tone: ToneName
  readonly note: string
}

/** How a closure stands, in the words of a card. */
export function statusBandWords(state: ClosureState, tongue: Tongue): StatusBandWords {
  const { lead, tone, until, again, zone } = sentenceOf(state, tongue)
  return {
    title: joined(lead, until),
    tone,
    note: joined(again && capitalised(again.whole), zone && capitalised(zone)),
  }
}

/**
 * The times that {@link statusBandWords} tells, by the viewer's own clock: "until 21:00 · again 11:00". Null where that
 * shows the same, and for another moment than the present: who plans for one will be there.
 */
export function viewerTimes(state: ClosureState, tongue: Tongue): string | null {
  const { zone, times, at, isNow } = state
  const { viewerZone, language, messages } = tongue
  if (!isNow || zone === null || times === null || !isTimeZone(viewerZone)) return null
  const told = (clockZone: string) => {
    const clock = placeClock(clockZone, at, language, messages)
    return timesTold(state, times, clock, messages.words.again)
  }
  const here = told(viewerZone)
  const differing = told(zone).flatMap(({ clockAt }, index) =>
    clockAt === null || sameTime(zone, viewerZone, clockAt) ? [] : [here[index]?.text],
  )
  return joined(...differing) || null
}

function timesTold(
  { status }: ClosureState,
  { begin, finish, until, again }: StatusAt,
  clock: PlaceClock,
  sayAgain: (when: string) => string,
): readonly Said[] {
  switch (status) {
    case 'expired':
      return [clock.ended(finish)]
    case 'upcoming':
      return [clock.begins(begin)]
    case 'current': {
      const next = again === null ? [] : [clock.again(again, until === null ? undefined : until - 1)]
      const nextSaid = next.map((said) => ({ ...said, text: sayAgain(said.text) }))
      return until === null ? nextSaid : [clock.until(until), ...nextSaid]
    }
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

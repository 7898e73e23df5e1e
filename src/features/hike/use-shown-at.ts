import { instantAt, wallTimeAt } from '#contract/standing/when.ts'
import { useMoment, useWhen } from '#core/clock/moment.ts'
import { useHikeAddress } from './hike-address.ts'
import { useHikePlan } from './use-hike-answer.ts'

const MINUTE = 60_000

/** Whether the page tells for an instant (epoch ms) of the hike, and how to have that; the start stays as it is. */
export function useShownAt(instant: number, zone: string): { readonly isShown: boolean; readonly show: () => void } {
  const moment = useMoment()
  const [, setWhen] = useWhen()
  const [, change] = useHikeAddress()
  const { hike } = useHikePlan()
  const { date: day, time } = wallTimeAt({ when: 'now', now: instant }, zone)
  return {
    isShown: Math.floor(instantAt(moment, zone) / MINUTE) === Math.floor(instant / MINUTE),
    show: () => {
      change({ hike })
      setWhen({ day, time })
    },
  }
}

import { parseAsString } from 'nuqs'
import { useParameters } from '#core/address/use-parameter.ts'

const parsers = { hike: parseAsString, hike_pace: parseAsString, hike_activity: parseAsString }

/** Whether the address checks a hike, and how to begin with that and end it; both are steps of the history. */
export function useHikeOpen() {
  const [{ hike }, set] = useParameters(parsers, { history: 'push' })
  return {
    isOpen: hike !== null,
    open: () => void set({ hike: hike ?? 'now' }),
    close: () => void set({ hike: null, hike_pace: null, hike_activity: null }),
  }
}

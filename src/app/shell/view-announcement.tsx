import { useEffect, useState } from 'react'
import { useTextFilter } from '#core/filters/text-filter.ts'
import type { Loaded } from '#core/api/loaded.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useTimer } from '#core/ui/hooks/use-timer.ts'
import { useAreasInView } from '#records/areas/areas-in-view.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'

/** How long nothing has changed before it is said, in ms: one who moves the map or turns switches is not interrupted. */
const PAUSE_MS = 800

/** Tells those who don't see it what a change of view, moment or filters has led to: how much matches now. */
export function ViewAnnouncement() {
  const text = useMatchText()
  const timer = useTimer()
  const [said, say] = useState('')
  useEffect(
    function sayWhenSettled() {
      if (text === null || text === said) timer.stop()
      else timer.start(() => say(text), PAUSE_MS)
    },
    [text, said, timer],
  )
  return <output className="visually-hidden">{said}</output>
}

/** "In view: 12 closures and notices. Areas: 3"; null while that is being read. */
function useMatchText(): string | null {
  const { closures: names, list } = useMessages()
  const [q] = useTextFilter()
  const closures = settled(useClosuresInView())
  const areas = settled(useAreasInView())
  const words = q === '' ? list.announceInView : list.announceFound
  return closures && areas && words(names.count(closures.matching.length), areas.count)
}

/** What was loaded; null while something newer is on its way. */
function settled<T>({ data, isFetching, isOutdated }: Loaded<T>): T | null {
  return data === undefined || (isFetching && isOutdated) ? null : data
}

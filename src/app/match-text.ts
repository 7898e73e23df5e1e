import { useTextFilter } from '#core/filters/text-filter.ts'
import { isNotLoaded, type Loaded } from '#core/api/loaded.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useAreasInView } from '#records/areas/areas-in-view.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { useToldNumber } from '#records/closures/told-number.ts'

/** "In view: 12 closures and notices. Areas: 3", for those who don't see the map; null while that is being read, and where it is not known. */
export function useMatchText(): string | null {
  const { closures: names, list } = useMessages()
  const [q] = useTextFilter()
  const closures = settled(useClosuresInView())
  const areas = settled(useAreasInView())
  const told = useToldNumber()
  if (closures === null || areas === null) return null
  const words = q === '' ? list.announceInView : list.announceFound
  return words(told(names.count(closures.count)), areas.count)
}

/** What was loaded of this view; null while that is on its way, and where it could not be. */
function settled<T>(loaded: Loaded<T>): T | null {
  const { data, isFetching, isOutdated } = loaded
  return data === undefined || (isFetching && isOutdated) || isNotLoaded(loaded) ? null : data
}

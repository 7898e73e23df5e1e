import { useCapabilities } from '#core/api/capabilities.ts'
import { useWhen } from '#core/clock/moment.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useClosureFilter } from '../filters/closure-filter.ts'

/**
 * Whether closures that are nowhere are listed apart: the service tells them from others. Else they are in the list of
 * the whole world, and in no other.
 */
export function useIsApart(): boolean {
  return useCapabilities()?.placeless != null
}

/**
 * How many closures that are nowhere match the moment and the filters, as the service says. Null: that is only known when
 * they are read, as it says it of the present and without filters; a step of the time asks for nothing.
 */
export function usePlacelessCount(): number | null {
  const count = useCapabilities()?.placeless ?? null
  const [when] = useWhen()
  const [q] = useTextFilter()
  const { chosen, filter } = useClosureFilter()
  if (count === null || (count === 0 && !filter.status.includes('expired'))) return 0
  return when === 'now' && q === '' && !Object.values(chosen).some(Boolean) ? count : null
}

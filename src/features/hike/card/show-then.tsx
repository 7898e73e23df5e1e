import { useShownAt } from '../use-shown-at.ts'
import { useHikeMessages } from '../messages.ts'

/** Leads to how things stand, on the whole page, at an instant (epoch ms) of the hike; nothing where that is shown. */
export function ShowThen({ instant, zone }: { readonly instant: number; readonly zone: string }) {
  const { showThen } = useHikeMessages()
  const { isShown, show } = useShownAt(instant, zone)
  if (isShown) return null
  return (
    <button type="button" className="text-button" onClick={show}>
      {showThen}
    </button>
  )
}

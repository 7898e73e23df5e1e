import { useShownAt } from '../use-shown-at.ts'
import { useHikeWords } from '../words/words.ts'

/** Leads to how things stand, on the whole page, at an instant (epoch ms) of the hike; nothing where that is shown. */
export function ShowThen({ instant, zone }: { readonly instant: number; readonly zone: string }) {
  const { showThen } = useHikeWords()
  const { isShown, show } = useShownAt(instant, zone)
  if (isShown) return null
  return (
    <button type="button" className="text-button" onClick={show}>
      {showThen}
    </button>
  )
}

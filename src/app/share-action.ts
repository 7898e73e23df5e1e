import { shareOpened } from '#share/share-open.ts'
import { useShareEntryWords } from '#share/words/entry.ts'
import type { CardAction } from '#ui/card.tsx'

/** Takes the record of a card along. */
export function useShareAction(): CardAction {
  const { share } = useShareEntryWords()
  return { icon: 'share', label: share, onAct: () => shareOpened('record') }
}

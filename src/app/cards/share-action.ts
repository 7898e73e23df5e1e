import { shareOpened } from '#features/share/share-open.ts'
import { useAppMessages } from '../messages.ts'
import type { CardAction } from '#core/ui/card/card.tsx'

/** Takes the record of a card along. */
export function useShareAction(): CardAction {
  const { share } = useAppMessages()
  return { icon: 'share', label: share, onAct: () => shareOpened('record') }
}

import { shareOpened } from '#features/share/share-open.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import type { CardAction } from '#core/ui/card/card.tsx'

/** Takes the record of a card along. */
export function useShareAction(): CardAction {
  const { share } = useMessages().titles
  return { icon: 'share', label: share, onAct: () => shareOpened('record') }
}

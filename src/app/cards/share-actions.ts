import { useAppConfig } from '#core/api/app-config.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { packsOpened } from '#features/pack/pack-open.ts'
import { shareOpened } from '#features/share/share-open.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import type { CardAction } from '#core/ui/card/card.tsx'

/** Takes the record of a card along. */
export function useShareAction(): CardAction {
  const { share } = useMessages().titles
  return { icon: 'share', label: share, onAct: () => shareOpened('record') }
}

/** Puts the record of a card into a calendar. */
export function useCalendarAction(): CardAction {
  const { calendar } = useCardMessages()
  return { icon: 'calendar', label: calendar, onAct: () => shareOpened('calendar') }
}

/** Takes the region of the area of a card along; nothing for another record, or where another service would have to answer. */
export function usePackActions(): readonly CardAction[] {
  const { packArea } = useCardMessages()
  const { apiBase } = useAppConfig()
  const [selection] = useSelection()
  if (selection?.kind !== 'area' || apiBase !== null) return []
  return [{ icon: 'takeAlong', label: packArea, onAct: () => packsOpened('area') }]
}

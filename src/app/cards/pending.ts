import { useCardMessages } from '#core/ui/card/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import type { Selection } from '#core/selection/selection.ts'

/** What kind of thing is open, in words. */
export function useKindName({ kind }: Selection): string {
  const { areas, records } = useMessages()
  return kind === 'area' ? areas.one : records.closure
}

/** The title of a card before its record is there. */
export function usePendingTitle({ error }: { readonly error: Error | null }): string {
  const { app } = useMessages()
  const { notLoaded } = useCardMessages()
  return error === null ? app.loading : notLoaded
}

import { shareOpened, useShareRequest } from '#features/share/share-open.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useCommand } from '#core/shortcuts/shortcuts.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useEmbeddingMessages } from '#features/share/embed/messages.ts'
import { useShareMessages } from '#features/share/messages.ts'

/** Comes when something is taken along. */
const TakeAlong = lazyComponent(() => import('../cards/take-along.tsx'), 'TakeAlong', {
  messages: [useShareMessages, useEmbeddingMessages, useCardMessages],
})

/** The dialog for taking something along, while that is being done. */
export function OpenShare() {
  const request = useShareRequest()
  // The browser would print the window: a piece of the map, and of the list what is seen.
  useCommand('p', () => shareOpened('paper'))
  return request !== null && <TakeAlong request={request} />
}

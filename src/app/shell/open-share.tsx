import { useShareRequest } from '#features/share/share-open.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'

/** Comes when something is taken along. */
const TakeAlong = lazyComponent(() => import('../cards/take-along.tsx'), 'TakeAlong')

/** The dialog for taking something along, while that is being done. */
export function OpenShare() {
  const request = useShareRequest()
  return request !== null && <TakeAlong request={request} />
}

import { useShareRequest } from '#share/share-open.ts'
import { latePart } from '#ui/late-part.tsx'

/** Comes when something is taken along. */
const TakeAlong = latePart(() => import('./take-along.tsx'), 'TakeAlong')

/** The dialog for taking something along, while that is being done. */
export function OpenShare() {
  const request = useShareRequest()
  return request !== null && <TakeAlong request={request} />
}

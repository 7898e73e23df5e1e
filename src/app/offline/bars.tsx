import type { FromDevice } from '#core/offline/from-device.ts'
import { OfflineBar } from './offline-bar.tsx'
import { UpdateOffer } from './update-offer.tsx'
import type { Update } from './update-state.ts'

interface Props {
  readonly fromDevice: FromDevice | null
  readonly update: Update | null
}

/** What is said of the network and of a newer version of the app. */
export function Bars({ fromDevice, update }: Props) {
  return (
    <>
      {fromDevice !== null && <OfflineBar fromDevice={fromDevice} />}
      {update !== null && <UpdateOffer update={update} />}
    </>
  )
}

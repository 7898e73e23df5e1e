import { useEffect, useState } from 'react'
import { useHikeStage } from '#features/hike/hike-stage.ts'
import { TopBar } from '../notices/top-bar.tsx'
import { useOfflineMessages } from './messages.ts'
import { isOther, takeUpdate } from './take-update.ts'
import type { Update } from './update-state.ts'

/** Says that a newer version is ready, and what of the page would not outlive it: its address has all the rest. */
export function UpdateOffer({ update }: { readonly update: Update }) {
  const messages = useOfflineMessages().update
  const stage = useHikeStage()
  const [isPutOff, setPutOff] = useState(false)
  const isNewer = useIsOther(update)
  if (isPutOff || !isNewer) return null
  return (
    <TopBar
      tone="info"
      role="status"
      end={
        <>
          <button type="button" onClick={() => setPutOff(true)}>
            {messages.later}
          </button>
          <button type="button" onClick={() => void takeUpdate(update)}>
            {messages.take}
          </button>
        </>
      }
    >
      {messages.ready}
      {stage.kind !== 'empty' && ` ${messages.hikeGoes}`}
    </TopBar>
  )
}

function useIsOther(update: Update): boolean {
  const [isFound, setFound] = useState(false)
  useEffect(
    function askWhichItIs() {
      let isCurrent = true
      void isOther(update).then((is) => isCurrent && setFound(is))
      return () => void (isCurrent = false)
    },
    [update],
  )
  return isFound
}

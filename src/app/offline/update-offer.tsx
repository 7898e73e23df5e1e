import { useState } from 'react'
import { useHikeStage } from '#features/hike/hike-stage.ts'
import { TopBar } from '../notices/top-bar.tsx'
import { useOfflineMessages } from './messages.ts'
import { takeOver } from './take-over.ts'

/** Says that a newer version is ready, and what of the page would not outlive it: its address has all the rest. */
export function UpdateOffer() {
  const { update } = useOfflineMessages()
  const stage = useHikeStage()
  const [isPutOff, setPutOff] = useState(false)
  if (isPutOff) return null
  return (
    <TopBar
      tone="info"
      role="status"
      end={
        <>
          <button type="button" onClick={() => setPutOff(true)}>
            {update.later}
          </button>
          <button type="button" onClick={takeOver}>
            {update.take}
          </button>
        </>
      }
    >
      {update.ready}
      {stage.kind !== 'empty' && ` ${update.hikeGoes}`}
    </TopBar>
  )
}

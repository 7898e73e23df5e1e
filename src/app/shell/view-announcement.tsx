import { useEffect, useState } from 'react'
import { useTimer } from '#core/ui/hooks/use-timer.ts'
import { useMatchText } from '../match-text.ts'

/** How long nothing has changed before it is said, in ms: one who moves the map or turns switches is not interrupted. */
const PAUSE_MS = 800

/** Tells those who don't see it what a change of view, moment or filters has led to: how much matches now. */
export function ViewAnnouncement() {
  const text = useMatchText()
  const timer = useTimer()
  const [said, say] = useState('')
  useEffect(
    function sayWhenSettled() {
      if (text === null || text === said) timer.stop()
      else timer.start(() => say(text), PAUSE_MS)
    },
    [text, said, timer],
  )
  return <output className="visually-hidden">{said}</output>
}

import { useEffect, useState } from 'react'

/** What is to be done once, before the next picture of the screen. */
export interface NextFrame {
  /** Does it then; what was asked before and is not done yet is not done. */
  readonly ask: (task: () => void) => void
  readonly cancel: () => void
}

/** The next frame of the screen, for work that more events ask for than can be seen. Nothing is done after an unmount. */
export function useNextFrame(): NextFrame {
  const [frame] = useState(makeNextFrame)
  useEffect(() => frame.cancel, [frame])
  return frame
}

function makeNextFrame(): NextFrame {
  let id = 0
  const cancel = () => cancelAnimationFrame(id)
  return {
    cancel,
    ask(task) {
      cancel()
      id = requestAnimationFrame(task)
    },
  }
}

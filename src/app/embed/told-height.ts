import { useEffect, useRef, useState } from 'react'
import { useEmbedSearch } from './embed-address.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { HeightTeller } from '#core/embed/messages/height-teller.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { heightFor, useFrameSize, type FrameSize } from './embed-layout.ts'

const SETTLING_MS = 250

/**
 * What the page around is told of the height, in px, that the frame needs; `list`: how high the rows of the list are,
 * null while it is not shown. Rows are no cause of another height: a higher frame may show more of the map, and so more
 * of them.
 */
export function useToldHeight(list: number | null): number | null {
  const size = useFrameSize()
  const cause = causeOf(size, useLanguage(), useEmbedSearch())
  const { data, isOutdated } = useClosuresInView()
  const isSettled = data !== undefined && !isOutdated
  const teller = useRef(new HeightTeller())
  const [told, setTold] = useState<number | null>(null)
  useEffect(
    function decide() {
      if (list === null || !isSettled) return undefined
      // The rows follow a movement of the map a moment later.
      const timer = setTimeout(() => {
        const next = teller.current.next({ needed: heightFor(list, size), frame: size.height, cause })
        if (next !== null) setTold(next)
      }, SETTLING_MS)
      return () => clearTimeout(timer)
    },
    [list, isSettled, size, cause],
  )
  return list === null ? null : told
}

/** What a height follows from: never from the one that the frame has. */
export function causeOf({ width }: FrameSize, language: string, search: URLSearchParams): string {
  return `${width} ${language} ${search}`
}

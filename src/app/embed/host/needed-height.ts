import { useEffect, useRef, useState } from 'react'
import { useEmbedSearch } from '../embed-address.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { HeightReporter } from '#core/embed/messages/height-reporter.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import type { Size } from '#core/viewport/size.ts'
import { textScale } from '#core/ui/theme/text-scale.ts'
import { heightFor, useFrameSize } from '../embed-layout.ts'

const SETTLING_MS = 250

/**
 * The height, in px, that the frame needs, as it is reported to the page around; `list`: how high the rows of the list are,
 * null while it is not shown. Rows are no cause of another height: a higher frame may show more of the map, and so more
 * of them.
 */
export function useNeededHeight(list: number | null): number | null {
  const size = useFrameSize()
  const cause = causeOf(size, useLanguage(), useEmbedSearch())
  const { data, isOutdated } = useClosuresInView()
  const isSettled = data !== undefined && !isOutdated
  const reporter = useRef(new HeightReporter())
  const [height, setHeight] = useState<number | null>(null)
  useEffect(
    function decide() {
      if (list === null || !isSettled) return undefined
      // The rows follow a movement of the map a moment later.
      const timer = setTimeout(() => {
        const next = reporter.current.next({ needed: heightFor(list, size, textScale()), frame: size.height, cause })
        if (next !== null) setHeight(next)
      }, SETTLING_MS)
      return () => clearTimeout(timer)
    },
    [list, isSettled, size, cause],
  )
  return list === null ? null : height
}

/** What a height follows from: never from the one that the frame has. */
export function causeOf({ width }: Size, language: string, search: URLSearchParams): string {
  return `${width} ${language} ${search}`
}

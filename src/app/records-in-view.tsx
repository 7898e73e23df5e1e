import type { ReactNode } from 'react'
import { AreasProvider, useLoadedAreas } from '#records/areas/areas-in-view.ts'
import { ClosuresProvider, useLoadedClosures } from '#records/closures/closures-in-view.ts'

interface Props {
  /**
   * Whether closures beside the view count too, as far as they were read: an embed as high as its list needs would else
   * change what is in view by its own height.
   */
  readonly withBeside?: boolean
  readonly children: ReactNode
}

/** Derives the areas and closures of the map's view once, for all that shows or counts them. */
export function RecordsInView({ withBeside = false, children }: Props) {
  return (
    <ClosuresProvider value={useLoadedClosures(withBeside)}>
      <AreasProvider value={useLoadedAreas()}>{children}</AreasProvider>
    </ClosuresProvider>
  )
}

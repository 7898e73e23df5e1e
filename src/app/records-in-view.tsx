import type { ReactNode } from 'react'
import { AreasProvider, useLoadedAreas } from '#records/areas/areas-in-view.ts'
import { ClosuresProvider, useLoadedClosures } from '#records/closures/closures-in-view.ts'

/** Derives the areas and closures of the map's view once, for all that shows or counts them. */
export function RecordsInView({ children }: { readonly children: ReactNode }) {
  return (
    <ClosuresProvider value={useLoadedClosures()}>
      <AreasProvider value={useLoadedAreas()}>{children}</AreasProvider>
    </ClosuresProvider>
  )
}

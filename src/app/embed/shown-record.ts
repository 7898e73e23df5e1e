import { useEffect } from 'react'
import { create } from 'zustand'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'

/** What is known of the record that is open. */
export interface ShownRecord {
  readonly uuid: Uuid
  readonly name: string
  /** Where it lies. */
  readonly box: BBox | null
}

const useStore = create<{ readonly record: ShownRecord | null }>(() => ({ record: null }))

/** The record that was opened last, once it has been read. */
export function useShownRecord(): ShownRecord | null {
  return useStore(({ record }) => record)
}

/** Tells that a record is open and has been read. */
export function useShows(
  record: { uuid: Uuid; name: string; bbox?: BBox | null | undefined } | null | undefined,
): void {
  const { uuid, name, bbox: box = null } = record ?? {}
  useEffect(
    function tellShown() {
      if (uuid !== undefined && name !== undefined) useStore.setState({ record: { uuid, name, box } })
    },
    [uuid, name, box],
  )
}

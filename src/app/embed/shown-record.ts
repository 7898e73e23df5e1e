import { useEffect } from 'react'
import type { Position } from 'geojson'
import { create } from 'zustand'
import { isNotFound } from '#core/api/errors.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'

/** What is known of the record that is open. */
export interface ShownRecord {
  readonly uuid: Uuid
  readonly name: string
  /** Where it lies. */
  readonly box: BBox | null
  /** Where its icon is on the map; null where it has none. */
  readonly icon: Position | null
}

interface Known {
  readonly record: ShownRecord | null
  readonly missing: Uuid | null
}

const useStore = create<Known>(() => ({ record: null, missing: null }))

/** The record that was opened last, once it has been read. */
export function useShownRecord(): ShownRecord | null {
  return useStore(({ record }) => record)
}

/** Uuid of what is open, where the service has answered that it has no such record. */
export function useMissingRecord(): Uuid | null {
  return useStore(({ missing }) => missing)
}

interface Answer {
  /** Null: there is none. */
  readonly data: { uuid: Uuid; name: string; bbox?: BBox | null | undefined } | null | undefined
  readonly error: unknown
}

/** Whether the service has answered that it has no such record. */
export function isMissing({ data, error }: Answer): boolean {
  return data === null || isNotFound(error)
}

/** Tells what has become known of the record that is open; `icon` is the same object as long as the record is. */
export function useShows(asked: Uuid, answer: Answer, icon: Position | null): void {
  const { uuid, name, bbox: box = null } = answer.data ?? {}
  useEffect(
    function tellShown() {
      if (uuid !== undefined && name !== undefined) useStore.setState({ record: { uuid, name, box, icon } })
    },
    [uuid, name, box, icon],
  )
  const missing = isMissing(answer) ? asked : null
  useEffect(
    function tellMissing() {
      useStore.setState({ missing })
      return () => useStore.setState({ missing: null })
    },
    [missing],
  )
}

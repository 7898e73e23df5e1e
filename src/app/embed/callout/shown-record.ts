import { useMemo } from 'react'
import { useQueries } from '@tanstack/react-query'
import type { Geometry } from 'geojson'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { areaNameIn } from '#contract/records/area-name.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { isNotFound } from '#core/api/errors.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useSelection } from '#core/selection/selection-state.ts'
import { areaDetailQuery } from '#records/areas/detail-query.ts'
import { closureDetailQuery } from '#records/closures/detail-query.ts'

/** What is known of the record that is open. */
export interface ShownRecord {
  readonly uuid: Uuid
  readonly name: string
  /** Where it lies. */
  readonly box: BBox | null
  /** A closure's shape, on which its icon lies; null of an area. */
  readonly geometry: Geometry | null
}

/** The record that is open; undefined before it has been read, or where none is; null where the service has none. */
export function useShownRecord(): ShownRecord | null | undefined {
  const api = useApi()
  const capabilities = useCapabilities()
  const [selection] = useSelection()
  const language = useLanguage()
  const areas = selection?.kind === 'area' ? [selection.uuid] : []
  const closures = selection?.kind === 'closure' ? [selection.uuid] : []
  const [area] = useQueries({ queries: areas.map((uuid) => areaDetailQuery(api, uuid)) })
  const [closure] = useQueries({ queries: closures.map((uuid) => closureDetailQuery(api, capabilities, uuid)) })
  const isMissing = closure?.data === null || isNotFound((area ?? closure)?.error)
  const ofArea = area?.data
  const record = ofArea ?? closure?.data
  const { geometry = null } = closure?.data ?? {}
  return useMemo(() => {
    if (isMissing) return null
    if (record == null) return undefined
    const { uuid, bbox: box = null } = record
    const name = ofArea === undefined ? record.name : areaNameIn(language, ofArea)
    return { uuid, name, box, geometry }
  }, [isMissing, record, ofArea, language, geometry])
}

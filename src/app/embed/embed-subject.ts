import { useState } from 'react'
import { useQueries } from '@tanstack/react-query'
import { boxAround } from '#contract/geo/bounds.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { areaNameIn } from '#contract/records/area-name.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { areaNameQuery } from '#core/api/area-names.ts'
import { formatList } from '#core/i18n/list-format.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useSelection } from '#core/selection/selection-state.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'

const NONE: readonly Uuid[] = []

/** What the map is a map of: the areas whose closures alone it shows, or the one that it was opened with; else all of the site. */
export interface EmbedSubject {
  readonly name: string
  /** Whether it will be called so: before that, areas may not have been asked for their names. */
  readonly isNamed: boolean
  /** Where the areas lie; null where that is not known, or none are asked for. */
  readonly box: BBox | null
}

export function useEmbedSubject(): EmbedSubject {
  const api = useApi()
  const { title } = useAppConfig()
  const language = useLanguage()
  const [selection] = useSelection()
  const { protected_area_uuid: chosen } = useClosureFilter().narrowing
  // What is opened afterwards is no other map, nor is the area that was opened once others' closures are shown.
  const [opened] = useState(() => (chosen === undefined && selection?.kind === 'area' ? [selection.uuid] : NONE))
  const areas = chosen ?? opened
  const asked = useQueries({ queries: areas.map((uuid) => areaNameQuery(api, uuid)) })
  const known = asked.flatMap(({ data }) => data ?? [])
  const boxes = known.map(({ bbox }) => bbox).filter((box) => box != null)
  return {
    name: isAll(known, areas)
      ? formatList(
          language,
          known.map((area) => areaNameIn(language, area)),
        )
      : title,
    isNamed: asked.every(({ isPending }) => !isPending),
    box: isAll(boxes, areas) ? boxAround(boxes) : null,
  }
}

function isAll(known: readonly unknown[], areas: readonly Uuid[]): boolean {
  return areas.length > 0 && known.length === areas.length
}

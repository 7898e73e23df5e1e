import { useMemo } from 'react'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { TileJson } from '#contract/tile-json.ts'
import { useApi } from '#core/api/api-context.ts'
import { areaNameQuery } from '#core/api/area-names.ts'
import { useHovered } from '#core/selection/hover.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import { listedArea } from '../use-area.ts'
import { Marks } from './area-marks-layer.tsx'
import type { MarkedArea } from './area-marks.ts'
import type { AreaLook } from './area-style-setting.ts'
import { MARKED_FROM_TILES, markedTileSources } from './marked-tile-sources.ts'

interface InTilesProps {
  readonly look: AreaLook
  readonly tiles: TileJson
}

/** The areas that stand out, from tiles: the same ones, so the browser has them already. */
export function MarkedInTiles({ look, tiles }: InTilesProps) {
  const hovered = useNumbered(useHovered())
  const [selection] = useSelection()
  const selected = useNumbered(selection)
  const sources = useMemo(() => markedTileSources(tiles), [tiles])
  return <Marks look={look} sources={sources} refs={MARKED_FROM_TILES} marked={{ hovered, selected }} />
}

/** An area with its number and category, as soon as these are known; null for what is no area. */
function useNumbered(selection: Selection | null): MarkedArea | null {
  const api = useApi()
  const listed = useQueryClient()
  const area = selection?.kind === 'area' ? selection : null
  const isKnown = area === null || area.number !== undefined
  const known = isKnown ? undefined : listedArea(listed, area.uuid)
  const unknown = isKnown || known?.id !== undefined ? [] : [area.uuid]
  const [asked] = useQueries({ queries: unknown.map((uuid) => areaNameQuery(api, uuid)) })
  const record = asked?.data ?? known
  const uuid = area?.uuid ?? null
  const number = area?.number ?? record?.id ?? null
  const category = area?.category ?? record?.category_id ?? null
  return useMemo(() => uuid && { uuid, number, category }, [uuid, number, category])
}

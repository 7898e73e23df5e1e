import * as z from 'zod/mini'
import type { Feature, FeatureCollection, Point } from 'geojson'
import { MAX_CELL_ZOOM } from '#contract/geo/cell.ts'
import { paths } from '#contract/paths.ts'
import type { PreviewOrder } from '#contract/preview/painting.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import { summaryQuery } from '#contract/query/summary-query.ts'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { CLOSURE_TYPES, ClosureRecord, STATUSES } from '#contract/records/closure.ts'
import type { View } from '#core/viewport/bounds.ts'
import type { StyleParts } from '#map/style/surface.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { cellPoints } from '#records/closures/layer/cells.ts'
import { closureSources } from '#records/closures/layer/closure-layer-sources.ts'
import { closureLayers } from '#records/closures/layer/closure-style.ts'
import type { PointProperties } from '#records/closures/layer/cluster-properties.ts'
import { clusteredClosures } from '#records/closures/layer/clusters.ts'
import { coverOf } from '#records/closures/layer/cover.ts'
import { closureFeatures } from '#records/closures/layer/features.ts'
import { CLOSURE_SHAPE_FIELDS } from '#records/closures/layer/shape-fields.ts'
import { palette, THEME } from '../look.ts'
import { readDocument } from '../reading.ts'
import type { AskService } from '../service-line.ts'
import { standingOnDay } from '../subject.ts'

/** How many closures are drawn in their shapes, the worst; where there are more, they are counted. */
const MOST = 200

/** How much finer the cells are in which the service counts than the tiles of the map. */
const FINER = 4

interface Shown {
  readonly order: PreviewOrder
  readonly view: View
  /** The closure that is marked; null: none is. */
  readonly selected: ClosureState | null
}

/** The closures of a view, as the map draws them. */
export async function closureParts(ask: AskService, { order, view, selected }: Shown): Promise<StyleParts> {
  const { results, count } = await readClosures(ask, view)
  const beside = results.filter(({ uuid }) => uuid !== selected?.record.uuid)
  const states = [...beside.map((record) => standingOnDay(record, order)), ...(selected === null ? [] : [selected])]
  // The panel says whether these are invented.
  const features = closureFeatures({ matching: states, others: [] }, ({ name }) => name)
  const alone = count > MOST ? await readCells(ask, view) : features.points.features
  const focus: FeatureCollection = {
    type: 'FeatureCollection',
    features: features.points.features.filter(({ properties: { uuid } }) => uuid === selected?.record.uuid),
  }
  return {
    sources: closureSources({
      ...features,
      points: clusteredClosures(alone, count > MOST),
      focus,
      cover: coverOf(features.shapes.features, view),
    }),
    layers: closureLayers(palette, THEME, selected?.record.uuid ?? null),
  }
}

/** Cells count what is current or upcoming. */
const ALL = { status: STATUSES, type: CLOSURE_TYPES }
const Closures = z.object({ count: z.int(), results: z.array(ClosureRecord) })

async function readClosures(ask: AskService, { bounds }: View): Promise<z.infer<typeof Closures>> {
  const query = closureQuery.write({ bbox: bounds, fields: CLOSURE_SHAPE_FIELDS })
  query.set('page_size', String(MOST))
  return readDocument(ask, `${paths.closuresWorstFirst}?${query}`, Closures)
}

async function readCells(ask: AskService, { bounds, zoom }: View): Promise<readonly Feature<Point, PointProperties>[]> {
  const fine = Math.min(MAX_CELL_ZOOM, Math.max(0, Math.floor(zoom)) + FINER)
  const query = summaryQuery.write({ bbox: bounds, by: ['cell'], zoom: fine })
  const { cells = [] } = await readDocument(ask, `${paths.closuresSummary}?${query}`, ClosureSummary)
  return cellPoints(cells, ALL)
}

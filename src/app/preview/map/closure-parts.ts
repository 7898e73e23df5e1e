import * as z from 'zod/mini'
import type { Feature, Point } from 'geojson'
import { MAX_CELL_ZOOM } from '#contract/geo/cell.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import type { PreviewOrder } from '#contract/preview/painting.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import { summaryQuery } from '#contract/query/summary-query.ts'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { CLOSURE_TYPES, ClosureRecord, STATUSES } from '#contract/records/closure.ts'
import type { View } from '#core/viewport/bounds.ts'
import { boundsOfFrame, type Frame } from '#map/static/frame.ts'
import type { StyleParts } from '#map/style/surface.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { cellPoints } from '#records/closures/layer/cells.ts'
import { closureSources } from '#records/closures/layer/closure-layer-sources.ts'
import { closureLayers } from '#records/closures/layer/closure-style.ts'
import type { PointProperties } from '#records/closures/layer/cluster-properties.ts'
import { clusteredClosures } from '#records/closures/layer/clusters.ts'
import { coverOf } from '#records/closures/layer/cover.ts'
import { closureFeatures, type ClosureProperties } from '#records/closures/layer/features.ts'
import { CLOSURE_SHAPE_FIELDS } from '#records/closures/layer/shape-fields.ts'
import { palette, THEME } from '../look.ts'
import { readDocument } from '../reading.ts'
import type { AskService } from '../service-line.ts'
import { standingOnDay } from '../subject.ts'
import { thinned } from './thinned.ts'

/** How many closures are drawn in their shapes, the worst; where there are more, they are counted. */
const MOST = 200
/** How many come at once: one may have a hundred thousand points. */
const PAGE = 20
const NOTHING_OVER = { left: 0, right: 0, top: 0, bottom: 0 }

/** How much finer the cells are in which the service counts than the tiles of the map. */
const FINER = 4

interface Shown {
  readonly order: PreviewOrder
  readonly frame: Frame
  /** The closure that is marked; null: none is. */
  readonly selected: ClosureState | null
}

/** The closures of a picture, as the map draws them. */
export async function closureParts(ask: AskService, { order, frame, selected }: Shown): Promise<StyleParts> {
  const view = { bounds: boundsOfFrame(frame, NOTHING_OVER), zoom: frame.zoom }
  const { records, count } = await readClosures(ask, frame, view)
  const beside = records.filter(({ uuid }) => uuid !== selected?.record.uuid)
  const marked = selected === null ? [] : [{ ...selected, record: thin(selected.record, frame) }]
  const states = [...beside.map((record) => standingOnDay(record, order)), ...marked]
  // The panel says whether these are invented.
  const features = closureFeatures({ matching: states, others: [] }, ({ name }) => name)
  const isSelected = ({ properties: { uuid } }: Feature<Point, ClosureProperties>) => uuid === selected?.record.uuid
  const focus = features.points.features.filter(isSelected)
  // The sign of the selected one stands over all, so no cluster counts it too.
  const read = features.points.features.filter((point) => !isSelected(point))
  const alone = count > MOST ? await readCells(ask, view) : read
  return {
    sources: closureSources({
      ...features,
      points: clusteredClosures(alone, count > MOST),
      focus: { type: 'FeatureCollection', features: focus },
      cover: coverOf(features.shapes.features, view),
    }),
    layers: closureLayers(palette, THEME, selected?.record.uuid ?? null),
  }
}

/** Cells count what is current or upcoming. */
const ALL = { status: STATUSES, type: CLOSURE_TYPES }
const Closures = z.object({ count: z.int(), next: z.nullable(z.string()), results: z.array(ClosureRecord) })

/** Read a page at a time: only what can be seen of their shapes stays. */
async function readClosures(ask: AskService, frame: Frame, { bounds }: View) {
  const records: ClosureRecord[] = []
  const query = closureQuery.write({ bbox: bounds, fields: CLOSURE_SHAPE_FIELDS })
  query.set('page_size', String(PAGE))
  let path = `${paths.closuresWorstFirst}?${query}`
  for (;;) {
    const { count, next, results } = await readDocument(ask, path, Closures)
    records.push(...results.map((record) => thin(record, frame)))
    if (next === null || records.length >= MOST) return { records, count }
    path = next.slice(next.indexOf(API_PREFIX) + API_PREFIX.length)
  }
}

function thin(record: ClosureRecord, frame: Frame): ClosureRecord {
  const { geometry } = record
  return geometry == null ? record : { ...record, geometry: thinned(geometry, frame) }
}

async function readCells(ask: AskService, { bounds, zoom }: View): Promise<readonly Feature<Point, PointProperties>[]> {
  const fine = Math.min(MAX_CELL_ZOOM, Math.max(0, Math.floor(zoom)) + FINER)
  const query = summaryQuery.write({ bbox: bounds, by: ['cell'], zoom: fine })
  const { cells = [] } = await readDocument(ask, `${paths.closuresSummary}?${query}`, ClosureSummary)
  return cellPoints(cells, ALL)
}

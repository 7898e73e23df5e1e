import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import fc from 'fast-check'
import type { FeatureCollection } from 'geojson'
import { expect, it } from 'vitest'
import { palettes } from '#contract/palette/palette.ts'
import { CLOSURE_TYPES, SOURCE_KINDS, STATUSES, type ClosureRecord } from '#contract/records/closure.ts'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import { clustered } from '#map/static/drawing/clusters.ts'
import { frameOf } from '#map/static/frame.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { closuresInView, type ClosuresInView } from '#records/closures/closures-in-view.ts'
import { countByStatus, type StatusFilter } from '#records/closures/filters/status-filter.ts'
import { closureDrawings } from '#records/closures/layer/closure-layer-images.ts'
import { closureSources } from '#records/closures/layer/closure-layer-sources.ts'
import { closureLayers } from '#records/closures/layer/closure-style.ts'
import { closureFeatures } from '#records/closures/layer/features.ts'
import { areaStanding } from '#records/closures/of-area/area-standing.ts'
import { asGiven, closuresAndNow } from '#testing/closures-and-now.ts'
import { casesOf } from '#testing/effort.ts'
import { worstCountsFirst } from './embed/bar/counts.ts'

const anyFilter: fc.Arbitrary<StatusFilter> = fc.record({
  status: fc.subarray([...STATUSES], { minLength: 1 }),
  type: fc.subarray([...CLOSURE_TYPES], { minLength: 1 }),
})
const everything: StatusFilter = { status: STATUSES, type: CLOSURE_TYPES }

const none: FeatureCollection = { type: 'FeatureCollection', features: [] }
const nowhere = { left: 0, right: 0, top: 0, bottom: 0 }
const world = frameOf({ zoom: 0, lat: 0, lng: 5 }, { width: 800, height: 800 }, nowhere)
const drawings = closureDrawings(palettes.light, 'light')
const iconOf = layoutOf('closure-icon', 'icon-image')
const clusterOf = layoutOf('closure-cluster', 'icon-image')
const numberOf = layoutOf('closure-cluster', 'text-field')

/** What an icon layer draws or writes for a point of some properties. */
function layoutOf(layerId: string, name: 'icon-image' | 'text-field') {
  const layer = closureLayers(palettes.light, 'light', null).icons?.find(({ id }) => id === layerId)
  const parsed = createExpression(layer?.type === 'symbol' ? layer.layout?.[name] : null, 'value')
  if (parsed.result === 'error') throw new Error(parsed.value.map(({ message }) => message).join(' '))
  return (properties: object | null) =>
    String(parsed.value.evaluate({ zoom: 0 }, { type: 'Point', properties: { ...properties } }))
}

const zeroOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 0]))

/** What a service counts of some records, whichever of them are shown. */
function countedBy(states: readonly ClosureState[]): ClosureSummary {
  return ClosureSummary.parse({
    count: states.length,
    status: zeroOf(STATUSES),
    type: zeroOf(CLOSURE_TYPES),
    source_kind: zeroOf(SOURCE_KINDS),
    reason_id: {},
    activity_id: {},
    source_id: {},
    display_status: { ...zeroOf(DISPLAY_STATUSES), ...countByStatus(states) },
  })
}

/** The view of a device that has read all; `counted`: where it goes by what a service counts. */
function viewOf(
  records: readonly ClosureRecord[],
  now: number,
  filter: StatusFilter,
  counted: ClosureSummary | null = null,
): ClosuresInView {
  return closuresInView(
    {
      records,
      count: records.length,
      unreadable: 0,
      more: false,
      asked: { box: null, endedSince: null, narrowing: {} },
    },
    { moment: { when: 'now', now }, timeZone: null, narrowing: {}, left: 0, counted, filter },
  )
}

/** Each icon has the sign of its closure, and a cluster that of the worst that is shown, with the number of these. */
function expectMap({ matching, others }: ClosuresInView): void {
  const { points } = closureFeatures({ matching, others })
  const stateOf = new Map<string, ClosureState>([...matching, ...others].map((state) => [state.record.uuid, state]))
  for (const { properties } of points.features) {
    expect(iconOf(properties)).toBe(`closure-icon-${stateOf.get(properties.uuid)?.displayStatus}`)
    expect(Object.hasOwn(drawings, iconOf(properties))).toBe(true)
  }
  const source = closureSources(none, points, none)['closure-points']
  if (source === undefined || points.features.length < 2) return
  const placed = (states: readonly ClosureState[]) => states.filter(({ record }) => record.geometry != null)
  const told = placed(matching).length > 0 ? placed(matching) : placed(others)
  const clusters = clustered(source, points, world)
  expect(clusters).toHaveLength(1)
  const [worst] = told.toSorted(compareWorstFirst)
  const image = clusterOf(clusters[0]?.properties ?? null)
  expect(image).toBe(`closure-cluster-${worst?.displayStatus}`)
  expect(Object.hasOwn(drawings, image)).toBe(true)
  expect(numberOf(clusters[0]?.properties ?? null)).toBe(String(told.length))
}

/** The switches, the list, the bar of an embed and an area count the same records. */
function expectNumbers({ matching, others, hidden, counts, shown, count }: ClosuresInView): void {
  expect(matching.toSorted(compareWorstFirst)).toEqual(matching)
  expect([count, hidden]).toEqual([matching.length, others.length])
  const bySwitch = Object.values(counts).reduce<number>((sum, one) => sum + (one ?? 0), 0)
  expect(bySwitch).toBe(matching.length + others.length)
  const bar = worstCountsFirst(shown)
  expect(bar.map(({ status }) => [status, matching.filter((one) => one.displayStatus === status).length])).toEqual(
    bar.map((one) => [one.status, one.count]),
  )
  expect(bar.reduce((sum, one) => sum + one.count, 0)).toBe(matching.length)
  const live = [...matching, ...others].filter(({ status }) => status !== 'expired').toSorted(compareWorstFirst)
  const standing = areaStanding(live)
  expect(standing?.displayStatus).toBe(live[0]?.displayStatus)
  expect(standing?.count ?? 0).toBe(live.filter((one) => one.displayStatus === live[0]?.displayStatus).length)
}

it('map, cluster, list, switches, embed and area count alike and show the worst alike', () => {
  fc.assert(
    fc.property(closuresAndNow(1, 12), anyFilter, ({ closures, now }, filter) => {
      const records = closures.map(asGiven)
      const view = viewOf(records, now, filter)
      expectMap(view)
      expectNumbers(view)
      // Of what is over a service does not count by type.
      if (filter.status.includes('expired') && filter.type.length < CLOSURE_TYPES.length) return
      const counted = viewOf(records, now, filter, countedBy(viewOf(records, now, everything).matching))
      const numbersOf = ({ counts, count, hidden, shown }: ClosuresInView) => ({ counts, count, hidden, shown })
      expect(numbersOf(counted)).toEqual(numbersOf(view))
    }),
    casesOf('standings'),
  )
})

import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { palettes } from '#contract/palette/palette.ts'
import { CLOSURE_TYPES, SOURCE_KINDS, STATUSES, type ClosureRecord } from '#contract/records/closure.ts'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { closuresInView, type ClosuresInView } from '#records/closures/closures-in-view.ts'
import { countByStatus, KINDS, type Kind, type StatusFilter } from '#records/closures/filters/status-filter.ts'
import { closureDrawings } from '#records/closures/layer/closure-layer-images.ts'
import { closureLayers } from '#records/closures/layer/closure-style.ts'
import { clusteredClosures } from '#records/closures/layer/clusters.ts'
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
  const { points } = closureFeatures({ matching, others }, ({ name }) => name)
  const stateOf = new Map<string, ClosureState>([...matching, ...others].map((state) => [state.record.uuid, state]))
  for (const { properties } of points.features) {
    expect(iconOf(properties)).toBe(`closure-icon-${stateOf.get(properties.uuid)?.displayStatus}`)
    expect(Object.hasOwn(drawings, iconOf(properties))).toBe(true)
  }
  if (points.features.length < 2) return
  const placed = (states: readonly ClosureState[]) => states.filter(({ record }) => record.geometry != null)
  const told = placed(matching).length > 0 ? placed(matching) : placed(others)
  const clusters = clusteredClosures(points.features, false).features.filter(({ properties }) => properties.from === 0)
  expect(clusters).toHaveLength(1)
  const [worst] = told.toSorted(compareWorstFirst)
  const image = clusterOf(clusters[0]?.properties ?? null)
  expect(image).toBe(`closure-cluster-${worst?.displayStatus}`)
  expect(Object.hasOwn(drawings, image)).toBe(true)
  expect(numberOf(clusters[0]?.properties ?? null)).toBe(String(told.length))
}

/** Whether a switch is that of a closure; what is over has one of its own, and notices have one. */
function isOfKind({ status, record }: ClosureState, kind: Kind): boolean {
  if (status === 'expired' || kind === 'expired') return status === kind
  return record.type === 'notice' ? kind === 'notice' : status === kind
}

/** The switches, the list, the bar of an embed and an area count the same records. */
function expectNumbers({ matching, others, hidden, counts, shown, count }: ClosuresInView): void {
  expect(matching.toSorted(compareWorstFirst)).toEqual(matching)
  expect([count, hidden]).toEqual([matching.length, others.length])
  for (const kind of KINDS) {
    const own = [...matching, ...others].filter((state) => isOfKind(state, kind))
    expect(counts[kind] ?? 0).toBe(own.length)
  }
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

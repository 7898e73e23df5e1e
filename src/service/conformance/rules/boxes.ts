import type { Geometry } from 'geojson'
import { boundsOf, eachPosition } from '#contract/geo/bounds.ts'
import type { BBox } from '#contract/geometry.ts'
import { areaKind, closureKind, collect, type Collection, type Kind } from '../data/collection.ts'
import type { Identified } from '../data/filtering.ts'
import { withSearch } from '../data/lists.ts'
import { getPage } from '../data/page.ts'
import { touches } from '../data/touching.ts'
import { expectThat, fail, skip } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import { once, type Subject } from '../kernel/subject.ts'

interface Placed {
  readonly uuid: string
  readonly geometry: Geometry
  readonly bounds: BBox
}

interface Boxed extends Identified {
  readonly geometry?: Geometry | null | undefined
}

/** Some records of a list with their shapes. */
interface Places {
  readonly path: string
  readonly placed: readonly Placed[]
  /** The uuids of what has no place. */
  readonly unplaced: readonly string[]
  readonly inBox: (subject: Subject, box: BBox) => Promise<Collection<Identified>>
}

function placesOf<R extends Boxed>(kind: Kind<R>): (subject: Subject) => Promise<Places> {
  const { list, read } = kind
  return once(async (subject) => {
    const search = withSearch(list.path, 'page_size=100', 'fields=uuid,name,geometry', list.everything)
    const { answer, results } = await getPage(subject, search)
    const records = results.map((record) => read(answer, record))
    const placed = records.flatMap(({ uuid, geometry }) => {
      const bounds = geometry == null ? null : boundsOf(geometry)
      return geometry == null || bounds === null ? [] : [{ uuid, geometry, bounds }]
    })
    const unplaced = records.filter(({ geometry }) => geometry == null).map(({ uuid }) => uuid)
    if (placed.length === 0) skip(`no record of ${list.path} has a geometry`)
    const inBox = async (of: Subject, box: BBox) =>
      collect(of, kind, `bbox=${box.map((side) => side.toFixed(6)).join(',')}`, 'fields=uuid,name', list.everything)
    return { path: list.path, placed, unplaced, inBox }
  })
}

/** What is in a box is exactly what touches it, as far as its shapes were read. */
async function expectTouching(subject: Subject, { placed, inBox }: Places, box: BBox): Promise<void> {
  const { answer, records, complete } = await inBox(subject, box)
  const uuids = new Set(records.map(({ uuid }) => uuid))
  for (const { uuid, geometry } of placed) {
    const isIn = touches(geometry, box)
    if (uuids.has(uuid) && !isIn) fail(answer, 'only records that touch the box', `${uuid}, which lies beside it`)
    if (!uuids.has(uuid) && isIn && complete) fail(answer, `${uuid}, which touches the box`, 'not that one')
  }
}

// Odd sizes, so that no side of a box falls on one of a record.
const MARGIN = 0.00317

function around([lng, lat]: readonly [number, number], margin: number): BBox {
  const [west, east] = [lng - margin, lng + margin].map((side) => Math.max(-180, Math.min(180, side)))
  const [south, north] = [lat - margin, lat + margin].map((side) => Math.max(-90, Math.min(90, side)))
  return [west ?? lng, south ?? lat, east ?? lng, north ?? lat]
}

function cornerOf(geometry: Geometry): readonly [number, number] {
  let corner: readonly [number, number] = [0, 0]
  eachPosition(geometry, (lng, lat) => (corner = [lng, lat]))
  return corner
}

/** The middle record by longitude. */
function middle(placed: readonly Placed[]): Placed {
  const sorted = placed.toSorted((a, b) => a.bounds[0] - b.bounds[0])
  return sorted[Math.floor(sorted.length / 2)] ?? skip('no record has a geometry')
}

async function checkBoxes(subject: Subject, places: Places): Promise<void> {
  const { geometry, bounds } = middle(places.placed)
  for (const margin of [MARGIN, 1 + MARGIN, 20 + MARGIN]) {
    await expectTouching(subject, places, around(cornerOf(geometry), margin))
  }
  const centre = [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2] as const
  await expectTouching(subject, places, around(centre, MARGIN / 100))
}

/** A corner of some record's bounds, well within them, where the record itself is not. */
async function checkShapes(subject: Subject, places: Places): Promise<void> {
  const corners = places.placed.flatMap(({ geometry, bounds: [west, south, east, north] }): BBox[] => {
    const [width, height] = [(east - west) / 50, (north - south) / 50]
    const boxes: BBox[] = [
      [west, south, west + width, south + height],
      [east - width, north - height, east, north],
    ]
    return width < 1e-4 || height < 1e-4 ? [] : boxes.filter((box) => !touches(geometry, box))
  })
  if (corners.length === 0) skip('every shape fills the corners of its bounds')
  for (const box of corners.slice(0, 3)) await expectTouching(subject, places, box)
}

/** A box that goes once around the earth, all but the strip in which a record lies. */
async function checkAntimeridian(subject: Subject, places: Places): Promise<void> {
  const narrow = places.placed.filter(({ bounds: [west, , east] }) => west > -179 && east < 179 && east - west < 90)
  if (narrow.length === 0) skip('every record is as wide as half the earth')
  const { bounds } = middle(narrow)
  await expectTouching(subject, places, [bounds[2] + MARGIN, -90, bounds[0] - MARGIN, 90])
  await expectTouching(subject, places, [179, -90, -179, 90])
}

const areaPlaces = placesOf(areaKind)
const closurePlaces = placesOf(closureKind)

const lists = [
  { name: 'areas', placesOf: areaPlaces, needs: { needs: 'areas_bbox' } },
  { name: 'closures', placesOf: closurePlaces, needs: {} },
] as const

const shared: readonly Rule[] = lists.flatMap(({ name, placesOf, needs }): Rule[] => [
  {
    id: `${name}.bbox`,
    section: 4,
    says: 'bbox selects what touches the box: what has a corner in it, what lies around it, and nothing beside it.',
    ...needs,
    check: async (subject) => checkBoxes(subject, await placesOf(subject)),
  },
  {
    id: `${name}.bbox-shape`,
    section: 4,
    says: 'bbox looks at the shape and not only at its bounds.',
    ...needs,
    check: async (subject) => checkShapes(subject, await placesOf(subject)),
  },
  {
    id: `${name}.bbox-antimeridian`,
    section: 4,
    says: 'A bbox whose west is greater than its east crosses the antimeridian.',
    ...needs,
    check: async (subject) => checkAntimeridian(subject, await placesOf(subject)),
  },
])

export const boxRules: readonly Rule[] = [
  ...shared,
  {
    id: 'closures.bbox-none',
    section: 4,
    says: 'No box holds a closure without a place, not even the whole earth; what has a place is in it.',
    check: async (subject) => {
      const places = await closurePlaces(subject)
      if (places.unplaced.length === 0) skip('every closure has a place')
      const { answer, records } = await places.inBox(subject, [-180, -90, 180, 90])
      const found = records.find(({ uuid }) => places.unplaced.includes(uuid))
      expectThat(found === undefined, answer, 'only closures with a place', found?.uuid)
      await expectTouching(subject, places, [-180, -90, 180, 90])
    },
  },
]

import type { Geometry, MultiPolygon } from 'geojson'
import type { ProtectedArea } from '#contract/records/area.ts'
import type { Closure } from '#contract/records/closure.ts'
import { DAY, dateOf } from '#contract/status/local-time.ts'
import { aClosure, anArea, anOrganisation, aSquare, aSquareArea, aWildlife } from '#testing/builders.ts'
import type { Transaction } from '../../store/domain/store.ts'
import { put, type Place } from '../../store/testing/store.ts'
import { prepareArea } from '../../store/domain/prepare-area.ts'

const NAMES = ['Großer Arber', 'Quiet Marsh', 'Île aux Oiseaux', 'Val Müstair', 'Čertova stěna']
const ZONES = ['Europe/Berlin', 'Pacific/Auckland', 'America/St_Johns', 'Europe/Zurich']
const COUNTRIES = [276, 756, 40]

/** The numbers from 0, so many of them. */
function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** One of some things, in turns. */
function inTurn<T>(things: readonly [T, ...T[]], index: number): T {
  return things[index % things.length] ?? things[0]
}

/** A triangle, which leaves two corners of its bounds empty. */
function aTriangle(lng: number, lat: number): MultiPolygon {
  return {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [lng, lat],
          [lng + 1, lat],
          [lng, lat + 1],
          [lng, lat],
        ],
      ],
    ],
  }
}

function areaAt(index: number): ProtectedArea {
  const [lng, lat] = [-20 + index * 0.9, 40 + (index % 9)]
  const name = inTurn(['Großer Arber', ...NAMES], index)
  return anArea({
    name: `${name} ${index}`,
    names: index % 4 === 0 ? { de: `Schutzgebiet ${index}`, fr: `Réserve ${index}` } : null,
    category_id: 1 + (index % 5),
    country_id: inTurn([276, ...COUNTRIES], index),
    centroid: [lng + 0.3, lat + 0.3],
    geometry: index % 3 === 0 ? aSquareArea(lng, lat, 0.7) : aTriangle(lng, lat),
    url: 'https://example.org/area',
    extra: { code: index },
  })
}

/** Where the date changes, on both sides of it. */
function areaAcross(): ProtectedArea {
  const [west, east] = [aSquareArea(179.2, -18, 0.8), aSquareArea(-180, -18, 0.6)]
  const geometry: MultiPolygon = { type: 'MultiPolygon', coordinates: [...west.coordinates, ...east.coordinates] }
  return anArea({ name: 'Date Line Reef', geometry, bbox: [179.2, -18, -179.4, -17.2], centroid: [179.6, -17.6] })
}

const shapeAt = (index: number): Geometry => {
  const [lng, lat] = [5.05 + index * 0.31, 44.02 + (index % 7) * 0.6]
  const shapes: [Geometry, ...Geometry[]] = [
    aSquare(lng, lat, 0.2),
    aTriangle(lng, lat),
    { type: 'Point', coordinates: [lng, lat] },
    {
      type: 'LineString',
      coordinates: [
        [lng, lat],
        [lng + 1, lat + 0.5],
        [lng + 1, lat + 1],
      ],
    },
  ]
  return inTurn(shapes, index)
}

/** Windows of the day: the whole of it, within it, and over midnight. */
const WINDOWS = [
  { daytime_start: null, daytime_end: null },
  { daytime_start: '08:00:00', daytime_end: '17:00:00' },
  { daytime_start: '20:00:00', daytime_end: '06:00:00' },
] as const

/** Begins and ends in days from today: over, at work, to come, without an end, without a start. */
const PERIODS = [
  [-60, -30],
  [-40, -9],
  [-10, 20],
  [-3, 3],
  [12, 40],
  [25, 26],
  [-8, null],
  [null, 9],
  [null, null],
] as const

function closureAt(index: number, today: number, areas: readonly ProtectedArea[]): Closure {
  const [first, last] = inTurn([[-60, -30], ...PERIODS], index)
  const dayOf = (offset: number | null) => (offset === null ? null : dateOf(Math.floor(today / DAY) + offset))
  const byAreas = index % 7 === 6
  return aClosure({
    name: `${inTurn(['Felssperrung', ...NAMES], index)} ${index}`,
    type: index % 6 === 5 ? 'notice' : 'closure',
    start_on: dayOf(first),
    end_on: dayOf(last),
    ...inTurn([WINDOWS[0], ...WINDOWS], index),
    time_zone: inTurn(['Europe/Berlin', ...ZONES], index),
    reason_id: index % 8 === 7 ? null : 1 + (index % 5),
    activity_ids: index % 9 === 8 ? [] : [1 + (index % 4), 6 + (index % 3)],
    source_id: 1 + (index % 3),
    is_binding: index % 5 !== 4,
    protected_area_uuids: byAreas ? areas.slice(index % 4, (index % 4) + 1 + (index % 2)).map(({ uuid }) => uuid) : [],
    geometry: byAreas || index % 11 === 10 ? null : shapeAt(index),
  })
}

/** Closures that name no area: one within the first, one in the bounds of the second that its shape does not fill. */
function namelessIn([first, second]: readonly ProtectedArea[]): Closure[] {
  const beside = (area: ProtectedArea | undefined, lng: number, lat: number) => {
    const [west = 0, south = 0] = area?.bbox ?? []
    return aClosure({ name: 'Am Rand', geometry: aSquare(west + lng, south + lat, 0.1) })
  }
  return [beside(first, 0.1, 0.1), beside(second, 0.8, 0.8)]
}

/**
 * Fills a place with something of everything that a rule looks at, in several editions, the last of them yesterday:
 * `now` is in epoch milliseconds.
 */
export async function fillPlace(place: Place, now: number): Promise<void> {
  let present = now
  const writer = await place.openWriter({ now: () => present })
  const on = async (day: number, change: (transaction: Transaction) => Promise<unknown>) => {
    present = now + day * DAY
    const transaction = await writer.begin()
    await change(transaction)
    await transaction.commit({ demo: false })
  }
  const areas = [...upTo(60).map(areaAt), areaAcross()]
  const closures = [...upTo(66).map((index) => closureAt(index, now, areas)), ...namelessIn(areas)]
  const [oldAreas, oldClosures] = [upTo(3).map(areaAt), upTo(3).map((index) => closureAt(index, now, areas))]
  await on(-20, async (transaction) => {
    await put(transaction, { sources: SOURCES, licences: [LICENCE], closures: [...oldClosures, ...closures.slice(20)] })
    await transaction.putAreas([...oldAreas, ...areas.slice(10)].map(prepareArea))
    for (const index of upTo(1004)) await transaction.putWildlife(aWildlife({ name: `Grouse ${index}` }))
    for (const kind of ['authority', 'club']) await transaction.putOrganisation(anOrganisation({ kind }))
  })
  await on(-10, async (transaction) => {
    await transaction.putAreas(areas.slice(0, 10).map(prepareArea))
    await put(transaction, { sources: [], closures: closures.slice(0, 20) })
    await transaction.putWildlife(aWildlife({ kind: 'habitat', scientific_name: null, sensitive_from: null }))
    await transaction.putOrganisation(anOrganisation({ url: null, email: null }))
    await remove(transaction, [oldAreas[0], oldAreas[2]], [oldClosures[1]])
  })
  await on(-1, async (transaction) => remove(transaction, [oldAreas[1]], [oldClosures[0], oldClosures[2]]))
}

async function remove(
  transaction: Transaction,
  areas: readonly ({ readonly uuid: string } | undefined)[],
  closures: readonly ({ readonly uuid: string } | undefined)[],
): Promise<void> {
  for (const area of areas) if (area !== undefined) await transaction.removeRecord('area', area.uuid)
  for (const closure of closures) if (closure !== undefined) await transaction.removeRecord('closure', closure.uuid)
}

const SOURCES = [
  { name: 'Rangers', kind: 'authority', url: null },
  { name: 'Climbers', kind: 'platform', url: 'https://example.org/climbers' },
  { name: 'Maps', kind: 'open_data', url: null },
] as const

const LICENCE = { name: 'CC0 1.0 Universal', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' }

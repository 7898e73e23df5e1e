import { PACK_SCHEMA, type Job, type Pack, type PackedMap, type PartBytes, type Region, type Step } from '../pack.ts'

/** What a new pack is to be. */
export interface NewPack {
  readonly name: string
  /** Of the API. */
  readonly base: string
  readonly region: Region
  readonly language: string
  readonly months: number
  readonly maps: readonly PackedMap[]
  readonly expected: PartBytes
}

/** A pack of which nothing is there yet. `now`: epoch ms. */
export function newPack({ maps, expected, ...pack }: NewPack, now: number): Pack {
  const at = new Date(now).toISOString()
  const begun: Pack = {
    ...pack,
    schema: PACK_SCHEMA,
    id: crypto.randomUUID(),
    createdAt: at,
    edition: null,
    refreshedAt: null,
    serviceUpdatedAt: null,
    bytes: {},
    counts: { areas: 0, closures: 0 },
    maps: [],
    job: null,
  }
  return { ...begun, job: jobOf(begun, { kind: 'full', at, maps, expected, steps: recordSteps([]) }) }
}

/** A pack that is to be brought up to date; only archives of another revision than it has are read. `now`: epoch ms. */
export function refreshing(pack: Pack, maps: readonly PackedMap[], now: number): Pack {
  if (pack.edition === null || pack.job !== null) return pack
  const at = new Date(now).toISOString()
  const steps: readonly Step[] = [{ name: 'deletions' }, ...recordSteps([])]
  return { ...pack, job: jobOf(pack, { kind: 'refresh', at, maps, expected: {}, steps }) }
}

function recordSteps(pages: string[]): readonly Step[] {
  return [
    { name: 'records', list: 'area', pages, round: 0 },
    { name: 'records', list: 'closure', pages, round: 0 },
    { name: 'details' },
  ]
}

interface Planned extends Pick<Job, 'kind'> {
  readonly at: string
  readonly maps: readonly PackedMap[]
  readonly expected: PartBytes
  readonly steps: readonly Step[]
}

function jobOf(pack: Pack, { kind, at, maps, expected, steps }: Planned): Job {
  const isKept = ({ bundle }: PackedMap) => pack.maps.some((own) => own.bundle === bundle)
  const coming = maps.filter((map) => !isKept(map))
  const hasNewGround = kind === 'full' || coming.some((map) => map.kind === 'vector')
  return {
    edition: crypto.randomUUID(),
    kind,
    begunAt: at,
    steps: [
      { name: 'root' },
      { name: 'words', at: 0 },
      ...steps,
      ...(hasNewGround ? [{ name: 'places' as const, boxes: [pack.region.box] }] : []),
      ...coming.map((map) => ({ name: 'map' as const, map, from: 0 })),
    ],
    expected,
    received: {},
    maps: maps.filter(isKept),
    extensions: [],
    serviceUpdatedAt: null,
    isPaused: false,
  }
}

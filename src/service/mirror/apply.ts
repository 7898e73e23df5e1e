import type { SourceKind } from '#contract/records/closure.ts'
import { SOURCE_KINDS } from '#contract/records/closure.ts'
import { AreaBatch } from '../intake/area-batch.ts'
import { passedLimit } from '../intake/limits.ts'
import { Refusal } from '../intake/refusal.ts'
import { beyond, type MirrorLimits } from './limits.ts'
import { GeometryError } from '../geometry/geometry-error.ts'
import type { KeptSource } from '../store/domain/mirror.ts'
import type { RecordKind, Transaction, Written } from '../store/domain/store.ts'
import { prepareArea } from '../store/domain/prepare-area.ts'
import { mirroredArea } from './area.ts'
import { mirroredClosure, NO_SOURCE, type MirroredClosure } from './closure.ts'
import { isSwept, sweptUuids } from './gather.ts'
import { mirroredOrganisation, mirroredWildlife, type OrganisationIds } from './others.ts'
import { LOOKUP_LISTS, type Lookups, type Named } from './lookups.ts'
import { isWhole, listsOf, otherPlan } from './plans.ts'
import type { Run } from './run.ts'
import type { Row, Staging } from './staging.ts'

/** What an update has done. */
export interface Applied {
  readonly written: Readonly<Record<Written, number>>
  readonly removed: number
  readonly demoRemoved: number
  /** Records that cannot be taken in, by name, each with the reason. */
  readonly refused: readonly string[]
}

interface ApplyOptions {
  /** The operator's zone, for closures without a place. */
  readonly timeZone: string | null
  readonly limits: MirrorLimits
  /** Told of each record that is written, or refused. */
  readonly onRecord: () => void
}

/** Writes what was read of a service into one transaction, which it leaves open. */
export class Applying {
  readonly #run: Run
  readonly #staging: Staging
  readonly #transaction: Transaction
  readonly #options: ApplyOptions
  readonly #written: Record<Written, number> = { added: 0, changed: 0, unchanged: 0 }
  readonly #refused: string[] = []
  #removed = 0

  constructor(run: Run, staging: Staging, transaction: Transaction, options: ApplyOptions) {
    this.#options = options
    this.#run = run
    this.#staging = staging
    this.#transaction = transaction
  }

  async apply(lookups: Lookups): Promise<Applied> {
    const demoRemoved = await this.#transaction.removeDemo()
    await this.#putLookups(lookups)
    const organisations = await this.#putOrganisations()
    await this.#removeDeleted('area')
    const areas = new AreaBatch(this.#transaction, this.#written)
    for (const row of this.#staging.records(listsOf('area').read)) {
      await this.#take(row, () => areas.add(prepareArea(mirroredArea(row, organisations))))
    }
    await areas.write()
    await this.#removeDeleted('closure')
    for (const row of this.#staging.records(listsOf('closure').read)) {
      await this.#take(row, async () => this.#count(await this.#putClosure(mirroredClosure(row, organisations))))
    }
    for (const row of this.#staging.records('wildlife')) {
      await this.#take(row, async () => this.#count(await this.#transaction.putWildlife(mirroredWildlife(row))))
    }
    await this.#removeMissing()
    return { written: this.#written, removed: this.#removed, demoRemoved, refused: this.#refused }
  }

  async #putLookups({ lists, sources, licences }: Lookups): Promise<void> {
    for (const list of LOOKUP_LISTS) {
      await this.#transaction.replaceLookup(
        list,
        lists[list].map((entry) => ({ list, ...entry })),
      )
    }
    await this.#transaction.keepSources(this.#sources(sources))
    for (const licence of licences) await this.#transaction.putLicence(licence)
  }

  /** The sources that are listed, and those that closures name beside. */
  #sources(listed: readonly Named[]): readonly KeptSource[] {
    const sources = new Map<number, KeptSource>()
    const names = new Set<string>()
    for (const {
      id,
      names: { en },
      traits,
    } of listed) {
      const { kind, url } = traits
      const name = names.has(en) ? `${en} (${id})` : en
      names.add(name)
      sources.set(id, { id, name, kind: kindOf(kind), url: typeof url === 'string' ? url : null })
    }
    for (const { source_id, source_kind } of this.#staging.records(listsOf('closure').read)) {
      const id = typeof source_id === 'number' ? source_id : NO_SOURCE
      if (sources.has(id)) continue
      const { host } = new URL(this.#run.address)
      sources.set(id, { id, name: id === NO_SOURCE ? host : `Source ${id}`, kind: kindOf(source_kind), url: null })
    }
    return [...sources.values()]
  }

  async #putOrganisations(): Promise<OrganisationIds> {
    const ids = new Map<number, number>()
    for (const row of this.#staging.records('organisation')) {
      const { id, record } = mirroredOrganisation(row)
      const here = await this.#transaction.putOrganisation(record)
      if (id !== null) ids.set(id, here)
    }
    return ids
  }

  async #putClosure(closure: MirroredClosure): Promise<Written> {
    const time_zone = closure.time_zone ?? (await this.#zoneOfAreas(closure.protected_area_uuids))
    return this.#transaction.putClosure({ ...closure, time_zone })
  }

  async #zoneOfAreas(uuids: readonly string[]): Promise<string> {
    for (const uuid of uuids) {
      const zone = await this.#transaction.areaTimeZone(uuid)
      if (zone !== null) return zone
    }
    const { timeZone } = this.#options
    if (timeZone !== null) return timeZone
    throw new Refusal('nothing tells its time zone: it has no place, and the configuration names no timeZone')
  }

  async #take(row: Row, put: () => Promise<void>): Promise<void> {
    const { onRecord, limits } = this.#options
    onRecord()
    try {
      const passed = passedLimit(row['geometry'], limits)
      if (passed !== null) throw new Refusal(beyond(limits, passed, 'its geometry'))
      await put()
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof GeometryError)) throw error
      const { name } = row
      this.#refused.push(`${typeof name === 'string' ? `${name}, ` : ''}${row.uuid}: ${error.message}`)
    }
  }

  #count(written: Written): void {
    this.#written[written]++
  }

  async #removeDeleted(kind: 'area' | 'closure'): Promise<void> {
    for (const { uuid } of this.#staging.records(listsOf(kind).deleted)) await this.#remove(kind, uuid)
  }

  /** Removes what the source has no more, as far as all that it has is known. */
  async #removeMissing(): Promise<void> {
    for (const kind of ['area', 'closure'] as const) {
      if (isSwept(kind, this.#run, this.#staging)) {
        await this.#removeAllBut(kind, new Set(sweptUuids(kind, this.#run, this.#staging)))
      }
    }
    for (const kind of ['wildlife', 'organisation'] as const) {
      const isKnown = isWhole(kind, this.#run) && this.#staging.step(otherPlan(kind, this.#run).step)?.state === 'done'
      if (isKnown) await this.#removeAllBut(kind, this.#staging.uuids(kind))
    }
  }

  async #removeAllBut(kind: RecordKind, kept: ReadonlySet<string>): Promise<void> {
    for (const uuid of await this.#transaction.listUuids(kind)) if (!kept.has(uuid)) await this.#remove(kind, uuid)
  }

  async #remove(kind: RecordKind, uuid: string): Promise<void> {
    if (await this.#transaction.removeRecord(kind, uuid)) this.#removed++
  }
}

function kindOf(value: unknown): SourceKind {
  return SOURCE_KINDS.find((kind) => kind === value) ?? 'open_data'
}

import type { Uuid } from '#contract/ids.ts'
import type { KeptPlace } from '../../store/domain/places.ts'
import type { Transaction } from '../../store/domain/store.ts'
import { hasOwnShape, type AreasSaid, type OfAreas, type Whereabouts } from '../records/closure-place.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { AreaFinder, type AreaFound, type SaidPlaces } from './area-finder.ts'
import { kindAndCountry, type AreasReport, type UnlinkedName } from './areas-report.ts'
import type { Found } from './area-pieces.ts'

const NOWHERE: KeptPlace = { geometry: null, areas: [] }

/** Tells closures where they are, by what the store has of them and of the areas that they name. */
export class ClosureAreas {
  readonly #transaction: Transaction
  readonly #zones = new Map<string, string | null>()
  readonly #ambiguous = new Map<string, { name: string; times: number; candidates: readonly string[] }>()
  readonly #missing = new Map<string, { name: string; times: number; candidates: readonly string[] }>()
  readonly #linked = new Set<string>()
  /** Closures whose names have been counted: one that waits for the zone of others is asked about again. */
  readonly #counted = new Set<Uuid>()
  #matched = 0
  #finder: AreaFinder | null = null

  constructor(transaction: Transaction) {
    this.#transaction = transaction
  }

  /** Before the closures of a file. `country`: the one in which the operator says that all is. */
  async openFile(said: SaidPlaces, country: number | null): Promise<void> {
    this.#finder = await AreaFinder.over(this.#transaction, said, country)
  }

  /** Where a closure is that says this of its areas. */
  async placeOf(
    feature: SourceFeature,
    { uuids, ...said }: AreasSaid,
    uuid: Uuid,
  ): Promise<Pick<Whereabouts, 'place' | 'ofAreas'>> {
    const place = feature.geometry === undefined ? await this.#transaction.keptPlace(uuid) : NOWHERE
    const { found, missing } = uuids === null ? this.#find(said) : NOTHING
    const matched = found.filter((one) => one.kind === 'matched')
    const named = [...new Set(matched.map((one) => one.uuid))]
    if (!this.#counted.has(uuid)) {
      this.#counted.add(uuid)
      this.#noteNames(found, missing)
      if (uuids !== null) await this.noteUuids(uuids)
      else if (named.length > 0) this.#noteLinked(named)
    }
    const areas = [uuids ?? [], named, place.areas].find(({ length }) => length > 0) ?? []
    const timeZone = hasOwnShape(feature) ? null : await this.#zoneOf(areas)
    const isComplete = missing.length === 0 && matched.length === found.length
    return { place, ofAreas: { named, isComplete, timeZone } satisfies OfAreas }
  }

  /** The areas that texts name; where none is matched, those that hints do, of which the rest names something else. */
  #find({ texts, hints }: Pick<AreasSaid, 'texts' | 'hints'>): Found<AreaFound> {
    if (this.#finder === null) return NOTHING
    const named = this.#finder.find(texts)
    if (named.found.some(({ kind }) => kind === 'matched')) return named
    const { found } = this.#finder.find(hints)
    return found.length === 0 ? named : { found, missing: named.missing }
  }

  /** Notes the areas that a closure names by their uuids, be they stored or not. */
  async noteUuids(uuids: readonly Uuid[]): Promise<void> {
    const stored: Uuid[] = []
    for (const uuid of uuids) {
      if ((await this.#zoneAt(uuid)) !== null) stored.push(uuid)
      else this.#noteMissing(uuid)
    }
    if (stored.length > 0) this.#noteLinked(stored)
  }

  report(): AreasReport {
    const often = (names: ReadonlyMap<string, UnlinkedName>) =>
      [...names.values()].toSorted((a, b) => b.times - a.times)
    return {
      matched: this.#matched,
      linked: this.#linked.size,
      ambiguous: often(this.#ambiguous),
      missing: often(this.#missing),
    }
  }

  #noteLinked(uuids: readonly Uuid[]): void {
    this.#matched++
    for (const uuid of uuids) this.#linked.add(uuid)
  }

  #noteNames(found: Found<AreaFound>['found'], missing: readonly string[]): void {
    for (const one of found) {
      if (one.kind === 'matched') continue
      const known = this.#ambiguous.get(one.name)
      const candidates = known?.candidates ?? one.candidates.map(kindAndCountry)
      this.#ambiguous.set(one.name, { name: one.name, times: (known?.times ?? 0) + 1, candidates })
    }
    for (const name of missing) this.#noteMissing(name)
  }

  #noteMissing(name: string): void {
    const known = this.#missing.get(name)
    const candidates = known?.candidates ?? this.#finder?.beyond(name).map(kindAndCountry) ?? []
    this.#missing.set(name, { name, times: (known?.times ?? 0) + 1, candidates })
  }

  /** The zone of the first area that is known; null where none is. */
  async #zoneOf(uuids: readonly Uuid[]): Promise<string | null> {
    for (const uuid of uuids) {
      const zone = await this.#zoneAt(uuid)
      if (zone !== null) return zone
    }
    return null
  }

  async #zoneAt(uuid: Uuid): Promise<string | null> {
    const known = this.#zones.get(uuid)
    if (known !== undefined) return known
    const zone = await this.#transaction.areaTimeZone(uuid)
    this.#zones.set(uuid, zone)
    return zone
  }
}

const NOTHING: Found<AreaFound> = { found: [], missing: [] }

import { eachPosition } from '#contract/geo/bounds.ts'
import type { Source } from '#contract/records/lookups.ts'
import { GeometryError } from '../geometry/geometry-error.ts'
import type { KeptPlace, PreparedArea, Transaction, Written } from '../store/domain/store.ts'
import { prepareArea } from '../store/domain/prepare-area.ts'
import type { ImportOptions } from './import-options.ts'
import type { ImportSources } from './import-sources.ts'
import { identitiesOf, openFile, tellApart, type OpenFile } from './open-file.ts'
import { chooseMapping, type Choice } from './mapping/choose-mapping.ts'
import type { Mapping } from './mapping/mapping.ts'
import { namedFor } from './mapping/same-names.ts'
import type { ReadAhead, SpooledFile } from './read-ahead.ts'
import type { SourceFeature } from './reading/input/source-feature.ts'
import { areaRecord } from './records/area-record.ts'
import { closureRecord } from './records/closure-record.ts'
import { labelOf } from './records/field-reader.ts'
import { identityOf } from './records/identity.ts'
import { Refusal } from '../intake/refusal.ts'
import { Remarks, type Note } from './records/remarks.ts'
import { declaredBy, sourceKeyOf, type SourceKey } from './records/source-key.ts'
import { SourceKinds } from './records/source-kinds.ts'
import type { ReadFile, Reading, Refused } from './report.ts'
import { sampleOf } from './sample.ts'
import { removeVanished, type Removals } from './vanished.ts'

/** How many records are shown of what a mapping makes. */
const SHOWN = 3

/** Areas are written at once when there are so many, or so many positions in them, lest huge ones fill the memory. */
const AT_ONCE = 200
const POSITIONS_AT_ONCE = 100_000

/** What an import has done so far. */
export class ImportRun {
  readonly #options: ImportOptions
  readonly #transaction: Transaction
  readonly #ahead: ReadAhead
  readonly #origins: ImportSources
  readonly #files: ReadFile[] = []
  readonly #samples: object[] = []
  readonly #remarks = new Remarks()
  /** Areas that are still to be written. */
  #areas: PreparedArea[] = []
  #positions = 0
  readonly #refused: Refused[] = []
  readonly #written: Record<Written, number> = { added: 0, changed: 0, unchanged: 0 }
  readonly #geometries = { shapes: 0, places: 0, placeless: 0 }
  readonly #licences = new Set<string>()
  readonly #sources = new Map<string, number>()
  readonly #kinds = new SourceKinds()
  #read = 0

  constructor(options: ImportOptions, transaction: Transaction, origins: ImportSources, ahead: ReadAhead) {
    this.#options = options
    this.#transaction = transaction
    this.#origins = origins
    this.#ahead = ahead
  }

  async importFile({ path, features: open }: SpooledFile): Promise<void> {
    const { totalBytes, records } = this.#ahead
    const features = open()
    const notify = () => {
      const bytes = totalBytes * (1 + this.#read / records)
      this.#options.onProgress({ bytes, totalBytes: 2 * totalBytes, records: this.#read })
    }
    try {
      this.#files.push(await this.#importFeatures(features, path, notify))
    } finally {
      await features.return(undefined)
    }
  }

  async #importFeatures(features: ReturnType<SpooledFile['features']>, path: string, notify: () => void) {
    const { first, all } = await sampleOf(features)
    if (first.length === 0) return { path, choice: null, sources: await this.#emptiedBy(path) }
    const choice = this.#choose(first, path)
    const named = namedFor(choice.mapping)
    const file = openFile(path, choice)
    await this.#takeOverAreas(first.map(named), file)
    for await (const feature of all) {
      this.#read++
      await this.#takeOrRefuse(named(feature), file)
      if (this.#areas.length === AT_ONCE || this.#positions >= POSITIONS_AT_ONCE) await this.#writeAreas()
      notify()
    }
    await this.#writeAreas()
    return { path, choice, sources: [...file.sources.values()] }
  }

  /** Whether no record was taken in, and none is to be deleted for a file that has none. */
  isEmpty(): boolean {
    const isEmptying = this.#files.some(({ choice, sources }) => choice === null && sources.length > 0)
    return this.#refused.length === this.#read && !isEmptying
  }

  /** Whether some record was refused, for which the others are not to be taken in either. */
  isSpoilt(): boolean {
    return this.#options.kind === 'closures' && this.#options.skipBad !== true && this.#refused.length > 0
  }

  /** Notes where the records come from and, at a full import, deletes what has vanished from there. */
  async settleOrigins(): Promise<Removals> {
    const { kind, full = false, force = false } = this.#options
    if (!force) await this.#origins.check()
    const what = kind === 'areas' ? 'area' : 'closure'
    const refused = this.#refused.length
    return removeVanished(this.#transaction, what, this.#origins.list(), { full, force, refused })
  }

  reading(): Reading {
    return {
      kind: this.#options.kind,
      files: this.#files,
      read: this.#read,
      ...this.#geometries,
      written: this.#written,
      remarks: this.#remarks.list(),
      refused: this.#refused,
      samples: this.#samples,
    }
  }

  #choose(sample: readonly SourceFeature[], path: string): Choice {
    const { mapping, kind } = this.#options
    return mapping === null ? chooseMapping(kind, sample, path) : { kind: 'known', mapping }
  }

  /** The sources that a file without records leaves with nothing, where that is meant. */
  async #emptiedBy(path: string): Promise<readonly SourceKey[]> {
    const { source = null, mapping, full = false, force = false } = this.#options
    if (!full) return []
    const declared = source === null ? mapping && declaredBy('mapping', mapping.key) : declaredBy('option', source)
    return this.#origins.empty(path, declared, force)
  }

  async #takeOverAreas(sample: readonly SourceFeature[], { choice, key }: OpenFile): Promise<void> {
    if (choice.mapping.kind !== 'areas') return
    const identities = identitiesOf(sample, choice.mapping)
    const [first] = identities
    if (first === undefined) return
    await this.#origins.takeOverAreas(identities, sourceKeyOf(first, choice, this.#options.source ?? null), key)
  }

  #keep(source: SourceKey, record: { readonly uuid: string }, file: OpenFile): void {
    this.#origins.keep(source, record.uuid, file.key)
    file.sources.set(source.key, source)
    if (this.#samples.length < SHOWN) this.#samples.push(record)
  }

  async #takeOrRefuse(feature: SourceFeature, file: OpenFile): Promise<void> {
    const { mapping } = file.choice
    const notes: Parameters<Note>[] = []
    const note: Note = (...words) => notes.push(words)
    try {
      if (feature.problem !== undefined) throw new Refusal(feature.problem)
      for (const remark of feature.remarks ?? []) note(remark, labelOf(feature, mapping))
      await this.#take(feature, file, note)
      for (const words of notes) this.#remarks.add(...words)
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof GeometryError)) throw error
      const { number, place } = feature
      this.#refused.push({ file: file.path, number, place, label: labelOf(feature, mapping), reason: error.message })
    }
  }

  /** The zone of the first area that is known; the operator's where none is. */
  async #zoneOfAreas(uuids: readonly string[]): Promise<string> {
    for (const uuid of uuids) {
      const zone = await this.#transaction.areaTimeZone(uuid)
      if (zone !== null) return zone
    }
    const { timeZone } = this.#options
    if (timeZone !== null) return timeZone
    throw new Refusal('it has no time_zone, no shape of its own, and none of its areas is in the store')
  }

  async #writeAreas(): Promise<void> {
    for (const written of await this.#transaction.putAreas(this.#areas)) this.#written[written]++
    this.#areas = []
    this.#positions = 0
  }

  async #take(feature: SourceFeature, file: OpenFile, note: Note): Promise<void> {
    const { choice } = file
    const { mapping } = choice
    const identity = identityOf(feature, mapping)
    const key = sourceKeyOf(identity, choice, this.#options.source ?? null)
    const uuid = await this.#origins.uuidOf(identity, key, file.key, note)
    if (mapping.kind === 'closures') {
      const { timeZone } = this.#options
      const place = await this.#keptPlace(feature, uuid)
      const { source, closure } = closureRecord(feature, mapping, { uuid, timeZone, place }, note)
      tellApart(file, closure.uuid, feature)
      this.#kinds.check(source, { path: file.path, place: feature.place })
      await this.#putLicence(closure.licence_uri, mapping)
      const source_id = await this.#putSource(source)
      this.#geometries[closure.geometry === null ? 'placeless' : 'shapes']++
      const time_zone = closure.time_zone ?? (await this.#zoneOfAreas(closure.protected_area_uuids))
      this.#keep(key, closure, file)
      this.#written[await this.#transaction.putClosure({ ...closure, source_id, time_zone })]++
      return
    }
    const record = areaRecord(feature, mapping, uuid, note)
    tellApart(file, record.uuid, feature)
    await this.#putLicence(record.licence_uri, mapping)
    this.#keep(key, record, file)
    this.#geometries[record.geometry.type === 'MultiPoint' ? 'places' : 'shapes']++
    this.#areas.push(prepareArea(record))
    eachPosition(record.geometry, () => this.#positions++)
  }

  /** The stored place of a closure whose file says nothing of places. */
  async #keptPlace(feature: SourceFeature, uuid: string): Promise<KeptPlace> {
    if (feature.geometry !== undefined) return { geometry: null, areas: [] }
    return this.#transaction.keptPlace(uuid)
  }

  async #putLicence(uri: string | null, { licence }: Mapping): Promise<void> {
    if (uri === null || this.#licences.has(uri)) return
    this.#licences.add(uri)
    await this.#transaction.putLicence({ name: uri === licence?.uri ? licence.name : uri, uri })
  }

  async #putSource(source: Omit<Source, 'id'>): Promise<number> {
    const key = JSON.stringify(source)
    const id = this.#sources.get(key) ?? (await this.#transaction.putSource(source))
    this.#sources.set(key, id)
    return id
  }
}

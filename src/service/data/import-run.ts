import type { Source } from '#contract/lookups.ts'
import { GeometryError } from '../geometry/geometry-error.ts'
import type { Transaction, Written } from '../store/store.ts'
import { prepareArea } from '../tiles/prepare.ts'
import type { ImportOptions } from './import-options.ts'
import { chooseMapping } from './mapping/choose-mapping.ts'
import type { Mapping } from './mapping/mapping.ts'
import { readFeatures, type SourceFeature } from './reading/feature-file.ts'
import { areaRecord } from './records/area-record.ts'
import { closureRecord } from './records/closure-record.ts'
import { labelOf } from './records/field-reader.ts'
import { Refusal } from './records/refusal.ts'
import { Remarks, type Note } from './records/remarks.ts'
import type { ImportReport, Refused } from './report.ts'

/** The numbers of the features of one file, by the identifiers of their records. */
type Seen = Map<string, number>

/** What an import has done so far. */
export class ImportRun {
  readonly #options: ImportOptions
  readonly #transaction: Transaction
  readonly #totalBytes: number
  readonly #files: { path: string; mapping: string }[] = []
  readonly #remarks = new Remarks()
  readonly #refused: Refused[] = []
  readonly #written: Record<Written, number> = { added: 0, changed: 0, unchanged: 0 }
  readonly #geometries = { shapes: 0, places: 0, placeless: 0 }
  readonly #licences = new Set<string>()
  readonly #sources = new Map<string, number>()
  #read = 0
  #bytesBefore = 0

  constructor(options: ImportOptions, transaction: Transaction, totalBytes: number) {
    this.#options = options
    this.#transaction = transaction
    this.#totalBytes = totalBytes
  }

  async importFile(path: string): Promise<void> {
    const { kind, onProgress } = this.#options
    const seen: Seen = new Map()
    let mapping = this.#options.mapping
    let bytes = 0
    for await (const feature of readFeatures(path, (read) => (bytes = read))) {
      mapping ??= chooseMapping(kind, feature, path)
      this.#read++
      await this.#takeOrRefuse(feature, mapping, seen, path)
      onProgress({ bytes: this.#bytesBefore + bytes, totalBytes: this.#totalBytes, records: this.#read })
    }
    this.#bytesBefore += bytes
    this.#files.push({ path, mapping: mapping?.title ?? 'a list without features' })
  }

  /** Whether no record was taken in. */
  isEmpty(): boolean {
    return this.#refused.length === this.#read
  }

  report(demoRemoved: number): ImportReport {
    return {
      kind: this.#options.kind,
      files: this.#files,
      read: this.#read,
      ...this.#geometries,
      written: this.#written,
      remarks: this.#remarks.list(),
      refused: this.#refused,
      demoRemoved,
    }
  }

  async #takeOrRefuse(feature: SourceFeature, mapping: Mapping, seen: Seen, file: string): Promise<void> {
    const notes: Parameters<Note>[] = []
    const note: Note = (...words) => notes.push(words)
    try {
      this.#written[await this.#take(feature, mapping, seen, note)]++
      for (const words of notes) this.#remarks.add(...words)
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof GeometryError)) throw error
      const { number, line } = feature
      this.#refused.push({ file, number, line, label: labelOf(feature, mapping), reason: error.message })
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

  async #take(feature: SourceFeature, mapping: Mapping, seen: Seen, note: Note): Promise<Written> {
    if (mapping.kind === 'closures') {
      const { source, closure } = closureRecord(feature, mapping, this.#options.timeZone, note)
      tellApart(seen, closure.uuid, feature)
      await this.#putLicence(closure.licence_uri, mapping)
      const source_id = await this.#putSource(source)
      this.#geometries[closure.geometry === null ? 'placeless' : 'shapes']++
      const time_zone = closure.time_zone ?? (await this.#zoneOfAreas(closure.protected_area_uuids))
      return this.#transaction.putClosure({ ...closure, source_id, time_zone })
    }
    const record = areaRecord(feature, mapping, note)
    tellApart(seen, record.uuid, feature)
    await this.#putLicence(record.licence_uri, mapping)
    this.#geometries[record.geometry.type === 'MultiPoint' ? 'places' : 'shapes']++
    return this.#transaction.putArea(prepareArea(record))
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

function tellApart(seen: Seen, uuid: string, { number }: SourceFeature): void {
  const earlier = seen.get(uuid)
  if (earlier !== undefined) throw new Refusal(`it has the same identity as feature ${earlier}`)
  seen.set(uuid, number)
}

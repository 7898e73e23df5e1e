import { POINTS } from '#contract/geo/outline.ts'
import type { Source } from '#contract/records/lookups.ts'
import type { Uuid } from '#contract/ids.ts'
import { GeometryError } from '../geometry/geometry-error.ts'
import type { Transaction, Written } from '../store/domain/store.ts'
import { ClosureAreas } from './areas/closure-areas.ts'
import type { Content, Draft } from './draft.ts'
import { unsaidIn, type ToldOptions } from './import-options.ts'
import type { ImportSources } from './import-sources.ts'
import { openFile, tellApart, type OpenFile } from './open-file.ts'
import { RECORD_KINDS, type Mapping } from './mapping/mapping.ts'
import { PartsBefore } from './parts-before.ts'
import type { DraftedFile, ReadAhead } from './read-ahead.ts'
import { NoZone } from './records/closure-place.ts'
import { closureRecord, type ClosureRecord } from './records/closure-record.ts'
import type { Identity } from './records/identity.ts'
import { AreaBatch } from '../intake/area-batch.ts'
import { asCountry } from '../intake/country-at.ts'
import { Refusal } from '../intake/refusal.ts'
import { tellNumberedAnew } from './records/numbered-anew.ts'
import { Remarks, type Note } from './records/remarks.ts'
import { declaredBy, sourceKeyOf, type SourceKey } from './records/source-key.ts'
import { SourceKinds } from './records/source-kinds.ts'
import type { ReadFile, Reading, Sample } from './report.ts'
import type { Refused } from './report-details.ts'
import { TurnedPlaces } from './turned-places.ts'
import { ZoneOfOthers } from './zone-of-others.ts'
import { removeVanished, type Removals } from './vanished.ts'

/** How many records are shown of what a mapping makes. */
const SHOWN = 3

type AreaContent = Extract<Content, { kind: 'area' }>

/** A record on its way in: its uuid, the source that it belongs to, and what it was made of. */
interface Taking {
  readonly uuid: Uuid
  readonly key: SourceKey
  readonly draft: Draft
  readonly file: OpenFile
}

/** What an import has done so far. */
export class ImportRun {
  readonly #options: ToldOptions
  readonly #transaction: Transaction
  readonly #ahead: ReadAhead
  readonly #origins: ImportSources
  readonly #areasOfClosures: ClosureAreas
  readonly #files: ReadFile[] = []
  readonly #samples: Sample[] = []
  readonly #remarks = new Remarks()
  readonly #refused: Refused[] = []
  #withoutZone = 0
  readonly #written: Record<Written, number> = { added: 0, changed: 0, unchanged: 0 }
  readonly #areas: AreaBatch
  readonly #geometries = { shapes: 0, places: 0, byAreas: 0, placeless: 0 }
  readonly #licences = new Set<string>()
  readonly #sources = new Map<string, number>()
  readonly #kinds = new SourceKinds()
  readonly #partsBefore = new PartsBefore()
  #zones = new ZoneOfOthers()
  #places = new TurnedPlaces()
  #read = 0

  constructor(options: ToldOptions, transaction: Transaction, origins: ImportSources, ahead: ReadAhead) {
    this.#options = options
    this.#transaction = transaction
    this.#origins = origins
    this.#areas = new AreaBatch(transaction, this.#written)
    this.#areasOfClosures = new ClosureAreas(transaction)
    this.#ahead = ahead
  }

  async importFile(drafted: DraftedFile): Promise<void> {
    const { path, choice, sample } = drafted
    if (choice === null) {
      this.#files.push({ path, choice, sources: await this.#emptiedBy(path) })
      return
    }
    const file = openFile(path, choice)
    await this.#takeOverAreas(sample, file)
    this.#zones = new ZoneOfOthers()
    this.#places = new TurnedPlaces()
    await this.#areasOfClosures.openFile(drafted.said, asCountry(this.#options.stated?.country))
    for await (const draft of drafted.drafts()) {
      this.#read++
      await this.#takeOrRefuse(draft, file)
      this.#notify()
    }
    await this.#areas.write()
    const { zone, waiting } = this.#zones.settle()
    for (const draft of waiting) await this.#takeOrRefuse(draft, file, zone)
    this.#places.tell(this.#remarks.add, this.#options.timeZone)
    this.#files.push({ path, choice, sources: [...file.sources.values()] })
  }

  #notify(): void {
    const { totalBytes, records } = this.#ahead
    const bytes = totalBytes * (1 + this.#read / records)
    this.#options.onProgress({ bytes, totalBytes: 2 * totalBytes, records: this.#read })
  }

  /** Whether nothing was taken in, and no file without records is to empty its source. */
  isEmpty(): boolean {
    const isEmptying = this.#files.some(({ choice, sources }) => choice === null && sources.length > 0)
    return this.#refused.length === this.#read && !isEmptying
  }

  /** Whether a record was refused that keeps the others out too. One without a known time zone does not. */
  isSpoilt(): boolean {
    const { kind, skipBad = false } = this.#options
    return kind === 'closures' && !skipBad && this.#refused.length > this.#withoutZone
  }

  /** Notes where the records come from and, at a full import, deletes what has vanished from there. */
  async settleOrigins(): Promise<Removals> {
    const { kind, full = false, force = false } = this.#options
    if (!force) await this.#origins.check()
    const what = RECORD_KINDS[kind]
    const [refused, sources] = [this.#refused, this.#origins.list()]
    await this.#partsBefore.remove(this.#transaction, what, sources, { refused, note: this.#remarks.add })
    const intent = { full, force, refused: refused.length }
    const removals = await removeVanished(this.#transaction, what, sources, intent)
    const { lastImports } = this.#transaction
    for (const { key: source } of sources) await lastImports.settle(what, source)
    await tellNumberedAnew(lastImports.changes(['changed']), this.#written, this.#remarks.add)
    return removals
  }

  reading(): Reading {
    return {
      kind: this.#options.kind,
      files: this.#files,
      read: this.#read,
      ...this.#geometries,
      written: this.#written,
      areas: this.#areasOfClosures.report(),
      remarks: this.#remarks.list(),
      refused: this.#refused,
      samples: this.#samples,
    }
  }

  /** The sources that a file without records empties, where the operator has said so. */
  async #emptiedBy(path: string): Promise<readonly SourceKey[]> {
    const { source = null, mapping, full = false, force = false } = this.#options
    if (!full) return []
    const declared = source === null ? mapping && declaredBy('mapping', mapping.key) : declaredBy('option', source)
    return this.#origins.empty(path, declared, force)
  }

  async #takeOverAreas(sample: readonly Identity[], { choice, key }: OpenFile): Promise<void> {
    const [first] = sample
    if (choice.mapping.kind !== 'areas' || first === undefined) return
    await this.#origins.takeOverAreas(sample, sourceKeyOf(first, choice, this.#options.source ?? null), key)
  }

  #keep(
    source: SourceKey,
    record: { readonly uuid: string; readonly [field: string]: unknown },
    { file, draft }: Taking,
  ): void {
    this.#origins.keep(source, record.uuid, file.key)
    file.sources.set(source.key, source)
    if (this.#samples.length < SHOWN) this.#samples.push({ before: draft.before, record })
  }

  /** `zone`: that of a closure that has none, as told by the others of its file; undefined before they are all known. */
  async #takeOrRefuse(draft: Draft, file: OpenFile, zone?: string | null): Promise<void> {
    const notes = [...draft.notes]
    try {
      await this.#take(draft, file, (...words) => notes.push(words), zone ?? null)
      for (const words of notes) this.#remarks.add(...words)
    } catch (error) {
      if (error instanceof NoZone && zone === undefined) return this.#zones.wait(draft)
      if (!(error instanceof Refusal || error instanceof GeometryError)) throw error
      if (error instanceof NoZone) this.#withoutZone++
      const { number, place, label, at } = draft
      this.#refused.push({ file: file.path, number, place, label, at, reason: error.message })
    }
  }

  async #take(draft: Draft, file: OpenFile, note: Note, zone: string | null): Promise<void> {
    if (draft.identity === null) throw new Refusal(draft.reason)
    const key = sourceKeyOf(draft.identity, file.choice, this.#options.source ?? null)
    const uuid = await this.#origins.uuidOf(draft.identity, key, file.key, note)
    const before = await this.#origins.partsBefore(draft.identity, key, file.key)
    this.#partsBefore.add(before, { source: key.key, file: file.path, draft })
    const { content } = draft
    switch (content.kind) {
      case 'refused':
        throw new Refusal(content.reason)
      case 'area':
        return this.#takeArea(content, { uuid, key, draft, file })
      case 'closure':
        await this.#areasOfClosures.noteUuids(content.record.closure.protected_area_uuids)
        return this.#takeClosure(content.record, { uuid, key, draft, file })
      case 'closure to be placed': {
        const { feature, mapping, said } = content
        const place = await this.#areasOfClosures.placeOf(feature, said, uuid)
        const unsaid = { ...unsaidIn(file.path, this.#options), ...(zone !== null && { timeZone: zone }), ...place }
        const record = closureRecord(feature, mapping, unsaid, note)
        if (zone !== null) note(`time zone ${zone} taken from the other closures of the file`, draft.label)
        return this.#takeClosure(record, { uuid, key, draft, file })
      }
    }
  }

  async #takeArea({ area }: AreaContent, taking: Taking): Promise<void> {
    const { uuid, key, draft, file } = taking
    tellApart(file, uuid, draft)
    await this.#putLicence(area.record.licence_uri, file.choice.mapping)
    const record = { ...area.record, uuid }
    const isPlace = area.outline[0] === POINTS
    this.#keep(key, { ...record, geometry: isPlace ? 'MultiPoint' : 'MultiPolygon' }, taking)
    this.#geometries[isPlace ? 'places' : 'shapes']++
    await this.#areas.add({ ...area, record }, key.key)
  }

  async #takeClosure({ source, closure }: ClosureRecord, taking: Taking): Promise<void> {
    const { uuid, key, draft, file } = taking
    tellApart(file, uuid, draft)
    this.#zones.add(closure.time_zone)
    this.#places.add(draft.label, closure.geometry)
    this.#kinds.check(source, { path: file.path, place: draft.place })
    await this.#putLicence(closure.licence_uri, file.choice.mapping)
    const source_id = await this.#putSource(source, key)
    const isOfAreas = closure.protected_area_uuids.length > 0
    this.#geometries[closure.geometry !== null ? 'shapes' : isOfAreas ? 'byAreas' : 'placeless']++
    const known = { ...closure, uuid }
    this.#keep(key, known, taking)
    this.#written[await this.#transaction.putClosure({ ...known, source_id }, key.key)]++
  }

  async #putLicence(uri: string | null, { licence }: Mapping): Promise<void> {
    if (uri === null || this.#licences.has(uri)) return
    this.#licences.add(uri)
    await this.#transaction.putLicence({ name: uri === licence?.uri ? licence.name : uri, uri })
  }

  async #putSource(source: Omit<Source, 'id'>, importOf: SourceKey): Promise<number> {
    const key = JSON.stringify(source)
    const id = this.#sources.get(key) ?? (await this.#transaction.putSource(source, importOf.key))
    this.#sources.set(key, id)
    return id
  }
}

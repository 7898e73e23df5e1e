import { Uuid } from '#contract/ids.ts'
import { Refusal } from '../intake/refusal.ts'
import { uuidFor } from '../intake/uuid.ts'
import type { Imported, Origins } from '../store/domain/origins.ts'
import { keyOf } from './mapping/guess.ts'
import { checkNames, checkNew, COMPARED, type Comparable } from './other-sources.ts'
import { ImportError } from './reading/input/import-error.ts'
import type { Identity } from './records/identity.ts'
import type { Note } from './records/remarks.ts'
import type { SourceKey, ToldBy } from './records/source-key.ts'

/** A key from which records of a source got their uuids, and whether no other source took records over from it. */
interface Former {
  readonly key: string
  readonly isSole: boolean
}

/** A source of which records are imported. */
export interface ImportedSource {
  readonly key: string
  readonly by: ToldBy
  /** The uuids of its records that were taken in, by the keys of the files that they came in. */
  readonly uuids: Map<string, string[]>
}

interface Source extends ImportedSource, Comparable {
  readonly isNew: boolean
  former: readonly Former[]
  readonly heirs: readonly string[]
}

/** The sources that the records of an import belong to, each with the identity that its records have for good. */
export class ImportSources {
  readonly #kind: Imported
  readonly #origins: Origins
  readonly #sources = new Map<string, Source>()
  readonly #keysBefore: readonly string[]

  private constructor(kind: Imported, origins: Origins, keysBefore: readonly string[]) {
    this.#kind = kind
    this.#origins = origins
    this.#keysBefore = keysBefore
  }

  /** Before anything is written. */
  static async open(kind: Imported, origins: Origins): Promise<ImportSources> {
    return new ImportSources(kind, origins, await origins.keys(kind))
  }

  list(): readonly ImportedSource[] {
    return [...this.#sources.values()]
  }

  /**
   * The uuid of a record of a source, in a file of that key. What was known by its file alone is its source's from then
   * on, and keeps its uuid. Throws a Refusal, or an ImportError where the file's records are known as another source's.
   */
  async uuidOf(identity: Identity, sourceKey: SourceKey, file: string, note: Note): Promise<Uuid> {
    const source = await this.#source(sourceKey, file)
    const { source: naming } = identity
    if (naming !== null && !source.names.has(naming)) {
      source.names.add(naming)
      if (this.#kind === 'closure') await this.#takeOver(source, file, naming)
    }
    const uuid = identity.uuid ?? (await this.#uuidFor(source, identity.id ?? '', file))
    if (identity.uuid !== null || source.first.length < COMPARED) {
      const there = await this.#origins.find(this.#kind, uuid)
      if (there !== null && there.source !== source.key) {
        note(`was a record of ${there.source}, and is one of ${source.key} now, by its uuid`, identity.name)
      }
      const wasThere = there?.source === source.key && there.name === identity.name
      const id = identity.uuid === null ? identity.id : null
      if (source.first.length < COMPARED) source.first.push({ id, name: identity.name, wasThere })
    }
    return uuid
  }

  /** The records that the row of a record made before, and does not make any more. */
  async partsBefore({ others }: Identity, { key }: SourceKey, file: string): Promise<readonly string[]> {
    const source = this.#sources.get(key)
    if (source === undefined || others.length === 0 || (source.isNew && source.former.length === 0)) return []
    const [found, left] = [new Set<string>(), new Set<string>()]
    for (const { uuid, id } of others) left.add(uuid ?? (await this.#uuidFor(source, id ?? '', file)))
    for (;;) {
      const one = await this.#origins.firstOf(this.#kind, key, [...left])
      if (one === null) return [...found]
      found.add(one)
      left.delete(one)
    }
  }

  /**
   * Hands areas that were known by the name of their file over to a source, if most of those that are in the sample and
   * in the store have the same name in both.
   */
  async takeOverAreas(sample: readonly Identity[], sourceKey: SourceKey, file: string): Promise<void> {
    if (sourceKey.key === file || !this.#keysBefore.includes(file)) return
    const source = await this.#source(sourceKey, file)
    let there = 0
    let same = 0
    for (const { uuid, id, name } of sample) {
      const known = await this.#origins.find('area', uuid ?? uuidFor(file, id ?? ''))
      if (known?.source !== file) continue
      there++
      if (known.name === name) same++
    }
    if (there > 0 && same * 2 >= there) await this.#takeOver(source, file)
  }

  keep({ key }: SourceKey, uuid: string, file: string): void {
    const uuids = this.#sources.get(key)?.uuids
    const inFile = uuids?.get(file)
    if (inFile === undefined) uuids?.set(file, [uuid])
    else inFile.push(uuid)
  }

  /**
   * Notes that a file has no records, which empties the declared source; without one, the sources whose records a file of
   * that name brought. Throws an ImportError where no such source is known, or the operator has not said `--force`.
   */
  async empty(path: string, declared: SourceKey | null, isMeant: boolean): Promise<readonly SourceKey[]> {
    const file = keyOf(path)
    const keys = declared === null ? await this.#origins.keysInFile(this.#kind, file) : [declared.key]
    const known = keys.filter((key) => this.#keysBefore.includes(key))
    if (known.length === 0) throw new ImportError(`${path}: there is nothing in it, and ${unknown(declared)}.`)
    if (!isMeant) {
      const what = `all that ${declared === null ? 'it brought of' : 'came from'} ${known.join(', ')}`
      throw new ImportError(`${path}: there is nothing in it. To delete ${what}, say --full --force.`)
    }
    const sources = known.map((key) => declared ?? ({ key, by: key === file ? 'file' : 'column' } as const))
    for (const source of sources) {
      const { uuids } = await this.#source(source, file)
      if (!uuids.has(file)) uuids.set(file, [])
    }
    return sources
  }

  /** Throws an ImportError where records seem to be those of another source. */
  async check(): Promise<void> {
    const others = this.#keysBefore.filter((key) => !this.#sources.has(key))
    for (const source of this.#sources.values()) {
      if (source.isNew) await checkNew(source, this.#kind, this.#origins, others)
      else checkNames(source)
    }
  }

  async #source({ key, by }: SourceKey, file: string): Promise<Source> {
    const known = this.#sources.get(key)
    if (known !== undefined) return known
    const isNew = !this.#keysBefore.includes(key)
    const heirs = await this.#origins.heirs(this.#kind, key)
    if (isNew) await this.#checkFile(key, by, file, heirs)
    const source: Source = {
      key,
      by,
      uuids: new Map(),
      isNew,
      former: await this.#formerOf(key),
      heirs,
      namesBefore: this.#kind === 'closure' ? await this.#origins.namesOf(key) : [],
      names: new Set(),
      first: [],
    }
    this.#sources.set(key, source)
    return source
  }

  async #formerOf(key: string): Promise<readonly Former[]> {
    const former: Former[] = []
    for (const one of await this.#origins.formerKeys(this.#kind, key)) {
      former.push({ key: one, isSole: (await this.#origins.heirs(this.#kind, one)).length === 1 })
    }
    return former
  }

  /** A file whose records are known as a source's is not to be taken for another by its name alone. */
  async #checkFile(key: string, by: ToldBy, file: string, heirs: readonly string[]): Promise<void> {
    const [heir] = heirs
    if (by === 'option' && heir !== undefined) {
      throw new ImportError(`What was known as ${key} belongs to ${heirs.join(', ')}: say --source ${heir}.`)
    }
    if (by !== 'file') return
    const [before] = await this.#origins.keysInFile(this.#kind, file)
    if (before === undefined) return
    throw new ImportError(
      `A file of this name brought records of ${before} before, and nothing in it says where its records come from: ` +
        `say --source ${before}, or name their source if it is another.`,
    )
  }

  async #takeOver(source: Source, file: string, naming?: string): Promise<void> {
    if (source.key === file || !this.#keysBefore.includes(file)) return
    const handing = { from: file, to: source.key, ...(naming === undefined ? {} : { naming }) }
    const count = await this.#origins.handOver(this.#kind, handing)
    if (count > 0) source.former = await this.#formerOf(source.key)
  }

  /** The uuid of a record by what its source calls it: the one that it has or had, else one made of the two. */
  async #uuidFor({ key, former, heirs }: Source, id: string, file: string): Promise<Uuid> {
    const made = uuidFor(key, id)
    if (heirs.length > 0) await this.#checkHeirs(key, made)
    if (former.length === 0) return made
    const inFile = former.filter((one) => one.key === file)
    const uuids = [...inFile, { key }, ...former].map((one) => uuidFor(one.key, id))
    const own = former.filter(({ isSole }) => isSole).map((one) => uuidFor(one.key, id))
    const known =
      (await this.#origins.firstOf(this.#kind, key, uuids)) ??
      (await this.#origins.firstDeleted(this.#kind, [made, ...own]))
    return known === null ? made : Uuid.parse(known)
  }

  async #checkHeirs(key: string, uuid: string): Promise<void> {
    const there = await this.#origins.find(this.#kind, uuid)
    if (there === null || there.source === key) return
    throw new Refusal(`it belongs to ${there.source}: name its source, or say --source ${there.source}`)
  }
}

function unknown(declared: SourceKey | null): string {
  if (declared !== null) return `nothing came from ${declared.key} before`
  return 'nothing came in a file of that name: say --source NAME for the source whose records are to be deleted'
}

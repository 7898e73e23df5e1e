import type { ClosureField, ServedClosureField } from '#contract/records/closure.ts'
import {
  BETWEEN,
  type ClosureSelection,
  type Frame,
  type JsonBytes,
  type Rows,
  type Slice,
  type Store,
} from '../../store/domain/store.ts'

/** What is known of the paths within closures, beside the store: each service knows it of its own archives. */
export interface KnownPaths {
  /** Whether there is a ground that shows paths. */
  readonly isOffered: boolean
  /** Differs whenever what is known does. */
  readonly revision: string
  /** As JSON; null where nothing is known, or not yet. */
  of(uuid: string): string | null
}

/** A service without a ground. */
export const NO_PATHS: KnownPaths = { isOffered: false, revision: '', of: () => null }

/** Closures as they are given out: of the store, with what is known of the paths within them. */
export class ServedClosures {
  readonly #store: Store
  readonly #paths: KnownPaths

  constructor(store: Store, paths: KnownPaths = NO_PATHS) {
    this.#store = store
    this.#paths = paths
  }

  get havePaths(): boolean {
    return this.#paths.isOffered
  }

  /** Like the store’s own list. */
  async list(
    selection: ClosureSelection,
    fields: readonly ServedClosureField[],
    slice: Slice,
    now: number,
    frame?: Frame,
  ): Promise<Rows> {
    const stored = storedFields(fields)
    if (stored.length === fields.length) return this.#store.listClosures(selection, stored, slice, now, frame)
    let around: readonly [string, string] = ['', '']
    const rows = await this.#store.listClosures(selection, withUuid(stored), slice, now, (part) => {
      around = frame?.(part) ?? around
      return ['', '']
    })
    const texts = rows.records.length === 0 ? [] : Buffer.from(rows.records).toString().split(BETWEEN)
    const records = texts.map((text) => this.#withPaths(text, stored.includes('uuid'))).join(BETWEEN)
    return { ...rows, records: Buffer.from(around[0] + records + around[1]) }
  }

  /** Like the store’s own. */
  async find(uuid: string, fields: readonly ServedClosureField[], now: number): Promise<JsonBytes | null> {
    const stored = storedFields(fields)
    if (stored.length === fields.length) return this.#store.findClosure(uuid, stored, now)
    const record = await this.#store.findClosure(uuid, withUuid(stored), now)
    if (record === null) return null
    return Buffer.from(this.#withPaths(Buffer.from(record).toString(), stored.includes('uuid')))
  }

  /** A record’s JSON, which begins with its uuid, with its paths at the end. */
  #withPaths(record: string, keepsUuid: boolean): string {
    const [head = '', uuid = ''] = UUID_FIRST.exec(record) ?? []
    const others = record.slice(head.length, -1).replace(/^,/, '')
    const paths = `"paths":${this.#paths.of(uuid)}`
    return `{${[...(keepsUuid ? [head.slice(1)] : []), ...(others === '' ? [] : [others]), paths].join(',')}}`
  }
}

const UUID_FIRST = /^\{"uuid":"([^"]+)"/

function storedFields(fields: readonly ServedClosureField[]): readonly ClosureField[] {
  return fields.filter((field) => field !== 'paths')
}

function withUuid(fields: readonly ClosureField[]): readonly ClosureField[] {
  return fields.includes('uuid') ? fields : ['uuid', ...fields]
}

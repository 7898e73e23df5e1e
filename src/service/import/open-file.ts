import { Refusal } from '../intake/refusal.ts'
import type { Choice } from './mapping/choose-mapping.ts'
import { keyOf } from './mapping/guess.ts'
import type { SourceKey } from './records/source-key.ts'

/** A file while it is imported. */
export interface OpenFile {
  readonly path: string
  /** Of its name. */
  readonly key: string
  readonly choice: Choice
  /** The numbers of its features, by the identifiers of their records. */
  readonly seen: Map<string, number>
  /** The sources that its records belong to, by their keys. */
  readonly sources: Map<string, SourceKey>
}

export function openFile(path: string, choice: Choice): OpenFile {
  return { path, key: keyOf(path), choice, seen: new Map(), sources: new Map() }
}

/** Throws a Refusal where the file has had a record of that uuid. */
export function tellApart({ seen }: OpenFile, uuid: string, { number }: { readonly number: number }): void {
  const earlier = seen.get(uuid)
  if (earlier !== undefined) throw new Refusal(`it has the same identity as feature ${earlier}`)
  seen.set(uuid, number)
}

import type { Archive } from '../files/archive.ts'
import { MapError } from '../files/map-error.ts'
import { groundOf, type ToldGround } from './ground.ts'
import type { FoundMap } from './map-files.ts'

let opened = 0

/** An archive that is served. It stays open while anyone has borrowed it, also when another has taken its place. */
export class OpenMap {
  readonly name: string
  readonly revision: string
  readonly path: string
  readonly state: string
  readonly archive: Archive
  /** What the app is told of it; null where it has no use for it, for that reason. */
  readonly ground: ToldGround | null
  readonly problem: MapError | null
  /** Unlike that of any other, also of a later one of the same file. */
  readonly key = `${++opened}`
  /** Those who use it, the folder included. */
  #users = 1

  constructor({ name, revision, path, state }: FoundMap, archive: Archive) {
    this.name = name
    this.revision = revision
    this.path = path
    this.state = state
    this.archive = archive
    const ground = drawn(name, revision, archive)
    this.ground = ground instanceof MapError ? null : ground
    this.problem = ground instanceof MapError ? ground : null
  }

  /** Takes it in use; false where it was closed. */
  borrow(): boolean {
    if (this.#users === 0) return false
    this.#users++
    return true
  }

  /** To be called once by each who has borrowed it. */
  release(): void {
    if (--this.#users === 0) void this.archive.close()
  }
}

function drawn(name: string, revision: string, { facts }: Archive): ToldGround | MapError {
  try {
    return groundOf(name, revision, facts)
  } catch (error) {
    if (error instanceof MapError) return error
    throw error
  }
}

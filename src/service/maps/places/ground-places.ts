import type { GroundConfig } from '#contract/ground/ground-config.ts'
import { asMapError } from '../folder/map-files.ts'
import type { MapFolder } from '../folder/map-folder.ts'
import { gatherPlaces } from './gather-places.ts'
import type { IndexedPlace } from '#contract/ground/places/indexed-place.ts'

type VectorGround = Extract<GroundConfig, { kind: 'vector' }>

/** What can be searched at the moment. */
interface KnownPlaces {
  readonly places: readonly IndexedPlace[]
  /** Whether that is all that the archives have. */
  readonly complete: boolean
  /** Changes whenever the places do; empty where there is no ground. */
  readonly state: string
}

/** The places of the archives in a folder. Each is read in the background, one after the other, when first asked for. */
export class GroundPlaces {
  readonly #folder: MapFolder
  /** By archive and revision; null while it is being read. */
  readonly #known = new Map<string, readonly IndexedPlace[] | null>()
  #reading = Promise.resolve()

  constructor(folder: MapFolder) {
    this.#folder = folder
  }

  /** What can be searched now; begins to read what is new. */
  async known(): Promise<KnownPlaces> {
    const grounds = (await this.#folder.grounds()).filter((ground) => ground.kind === 'vector')
    const keys = grounds.map((ground) => this.#start(ground))
    for (const key of this.#known.keys()) if (!keys.includes(key)) this.#known.delete(key)
    const lists = keys.map((key) => this.#known.get(key) ?? null)
    return {
      places: lists.flatMap((places) => places ?? []),
      complete: lists.every((places) => places !== null),
      state: keys.map((key, at) => `${key} ${lists[at] !== null}`).join(', '),
    }
  }

  /** Ends when all that there is has been read. */
  async read(): Promise<void> {
    await this.known()
    await this.#reading
  }

  /** Begins to read an archive that is new, and tells by what it is known. */
  #start(ground: VectorGround): string {
    const key = ground.tiles
    if (!this.#known.has(key)) {
      this.#known.set(key, null)
      this.#reading = this.#reading.then(() => this.#read(key, ground))
    }
    return key
  }

  async #read(key: string, { name, tiles, schema, bounds }: VectorGround): Promise<void> {
    const revision = tiles.split('/')[3] ?? ''
    const map = await this.#folder.borrow(name, revision)
    if (map === null) return void this.#known.delete(key)
    try {
      const { places, problem } = await gatherPlaces(map.archive, schema, bounds)
      if (problem !== null) this.#folder.complain(map, problem)
      this.#known.set(key, places)
    } catch (error) {
      // A disk that cannot be read now may be read later, when the service is started again.
      this.#known.set(key, [])
      this.#folder.complain(map, asMapError(error))
    } finally {
      map.release()
    }
  }
}

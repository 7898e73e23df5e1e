import { NO_COUNTRY, type Uuid } from '#contract/ids.ts'
import { categories } from '#contract/vocabulary/categories.ts'
import { uuidFor } from '../../intake/uuid.ts'
import { asUuid } from '../../intake/values.ts'
import type { AreaOfName } from '../../store/domain/places.ts'
import type { Transaction } from '../../store/domain/store.ts'
import {
  areaKey,
  leadOf,
  transliterated,
  withoutGenitive,
  wordsOfFoldedName,
  wordsOfName,
  type AreaKey,
} from './area-key.ts'
import { areasIn, namesIn, type Found } from './area-pieces.ts'
import { regionOf } from './region.ts'

/** What is known of a name: the area that it means, or several that it may mean and none of which is taken. */
export type AreaFound =
  | { readonly kind: 'matched'; readonly name: string; readonly uuid: Uuid }
  | { readonly kind: 'ambiguous'; readonly name: string; readonly candidates: readonly AreaOfName[] }

/** What the closures of a file say of where they are. */
export interface SaidPlaces {
  /** The texts that name areas. */
  readonly texts: ReadonlySet<string>
  /** The countries in which their shapes lie. */
  readonly countries: ReadonlySet<number>
}

/** The surest first: `lead` is what stands before a comma or a country in the name of an area, without a designation. */
const GROUPS = ['whole', 'bare', 'lead'] as const
type Group = (typeof GROUPS)[number]

const keyOfCategory = new Map(categories.map(({ id, key }) => [id, key]))

/** Finds the areas that the closures of one file name: by uuid, by what their source calls them, else by name. */
export class AreaFinder {
  /** Areas by the uuids and identifiers that the file has. */
  readonly #byId = new Map<string, AreaOfName[]>()
  /** Areas by those keys of their names that the file has. */
  readonly #byName: Record<Group, Map<string, Set<AreaOfName>>> = { whole: new Map(), bare: new Map(), lead: new Map() }
  /** With which the names begin that are looked for: what has none of them needs no closer look. */
  readonly #firstWords = new Set<string>()
  readonly #keys = new Map<string, readonly AreaKey[]>()
  /** The countries to which names are restricted; null: none are known. */
  #region: ReadonlySet<number> | null = null

  /**
   * Looks through the areas of the store once for all texts of a file.
   * @param country the country in which the operator says that all is; null where that is left to the file
   */
  static async over(transaction: Transaction, said: SaidPlaces, country: number | null) {
    const finder = new AreaFinder()
    if (said.texts.size === 0) return finder
    const names = new Set([...said.texts].flatMap(namesIn))
    const wanted = finder.#want(names, await keysOfSources(transaction.origins))
    for await (const area of transaction.areaNames()) finder.#note(area, wanted)
    finder.#region = regionOf({ country, shapes: said.countries, votes: finder.#votes(names) })
    return finder
  }

  /** The areas of a closure. `texts`: what names them, each in its own way; the first that is found counts. */
  find(texts: readonly string[]): Found<AreaFound> {
    let result: Found<AreaFound> = { found: [], missing: [] }
    for (const text of texts) {
      const now = areasIn(text, (name) => this.#find(name))
      if (now.found.some(({ kind }) => kind === 'matched')) return now
      if (result.found.length === 0) result = now
    }
    return result
  }

  /** The areas of a name that lie beyond the region. */
  beyond(name: string): readonly AreaOfName[] {
    return this.#areasOf(name, null)
  }

  /** Notes what is looked for; returns the uuids that areas may have by their identifiers. */
  #want(names: ReadonlySet<string>, sources: readonly string[]): ReadonlyMap<string, readonly string[]> {
    const uuids = new Map<string, string[]>()
    for (const name of names) {
      const uuid = asUuid(name)
      for (const one of uuid === null ? sources.map((key) => uuidFor(key, name)) : [uuid]) {
        uuids.set(one, [...(uuids.get(one) ?? []), name])
      }
      const keys = keysOfName(name)
      this.#keys.set(name, keys)
      for (const key of keys) {
        for (const group of GROUPS) {
          const wantedKey = keyIn(key, group)
          this.#byName[group].set(wantedKey, new Set())
          this.#firstWords.add(wantedKey.split(' ', 1).join())
        }
      }
    }
    return uuids
  }

  #note(area: AreaOfName, wanted: ReadonlyMap<string, readonly string[]>): void {
    for (const name of wanted.get(area.uuid) ?? []) this.#byId.set(name, [...(this.#byId.get(name) ?? []), area])
    for (const name of area.names) {
      const words = wordsOfFoldedName(name)
      if (!words.some((word) => this.#firstWords.has(word))) continue
      const { whole, bare } = areaKey(words)
      this.#byName.whole.get(whole)?.add(area)
      this.#byName.bare.get(bare)?.add(area)
      const lead = leadOf(name)
      if (lead !== null) this.#byName.lead.get(areaKey(wordsOfFoldedName(lead)).bare)?.add(area)
    }
  }

  /** The countries of the names that mean one area in the whole store, which say where the file is about. */
  #votes(names: ReadonlySet<string>): readonly number[] {
    return [...names].flatMap((name) => {
      const found = this.#areasOf(name, null)
      return found.length === 1 ? found.map(({ country_id }) => country_id) : []
    })
  }

  #find(name: string): AreaFound | null {
    const areas = this.#areasOf(name, this.#region)
    const [area] = areas
    if (area === undefined) return null
    return areas.length === 1
      ? { kind: 'matched', name, uuid: area.uuid }
      : { kind: 'ambiguous', name, candidates: areas }
  }

  /** The areas that a text means in what is the surest way in which it means any. */
  #areasOf(name: string, region: ReadonlySet<number> | null): readonly AreaOfName[] {
    const known = this.#byId.get(name)
    if (known !== undefined) return known
    for (const key of this.#keys.get(name) ?? []) {
      for (const group of GROUPS) {
        const areas = this.#areas(key, group, region)
        if (areas.length > 0) return areas
      }
    }
    return []
  }

  /** The areas of a key; where only what is left without designations is the same, those may not contradict each other. */
  #areas(key: AreaKey, group: Group, region: ReadonlySet<number> | null): readonly AreaOfName[] {
    const areas = [...(this.#byName[group].get(keyIn(key, group)) ?? [])]
    const within = areas.filter(
      ({ country_id }) => region === null || country_id === NO_COUNTRY || region.has(country_id),
    )
    return group === 'whole' ? within : within.filter((area) => agrees(key, area))
  }
}

function keyIn(key: AreaKey, group: Group): string {
  return group === 'whole' ? key.whole : key.bare
}

/** What a name is looked for by, the surest first. */
function keysOfName(name: string): readonly AreaKey[] {
  const other = transliterated(name)
  const keys = [name, ...(other === null ? [] : [other])].map((one) => areaKey(wordsOfName(one)))
  return [...keys, ...keys.flatMap((key) => withoutGenitive(key) ?? [])]
}

/** Whether an area may be of the category that a name tells. */
function agrees({ bare, category }: AreaKey, { names, category_id }: AreaOfName): boolean {
  if (category === null || keyOfCategory.get(category_id) === category) return true
  const leads = names.flatMap((name) => leadOf(name) ?? [])
  return [...names, ...leads].some((name) => {
    const key = areaKey(wordsOfFoldedName(name))
    return key.bare === bare && key.category === category
  })
}

/** Every key from which areas that are stored may have got their uuids. */
async function keysOfSources(origins: Transaction['origins']): Promise<readonly string[]> {
  const keys = await origins.keys('area')
  const former = await Promise.all(keys.map((key) => origins.formerKeys('area', key)))
  return [...new Set([...keys, ...former.flat()])]
}

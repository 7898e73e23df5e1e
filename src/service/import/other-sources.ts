import { uuidFor } from '../intake/uuid.ts'
import type { Imported, Origins } from '../store/domain/origins.ts'
import { ImportError } from './reading/input/import-error.ts'
import type { ToldBy } from './records/source-key.ts'

/** How many records of a source are compared with those of others, and of how many others. */
export const COMPARED = 20
const OTHERS = 100

/** A source, with what tells whether its records are another's. */
export interface Comparable {
  readonly key: string
  readonly by: ToldBy
  /** The sources that its closures named until now, and those that they name in this import. */
  readonly namesBefore: readonly string[]
  readonly names: Set<string>
  /** Its first records in this import, and whether each was there under that name; no id beside a uuid of its own. */
  readonly first: { readonly id: string | null; readonly name: string; readonly wasThere: boolean }[]
}

/** Throws an ImportError where most records of a source that is new are those of one of the others, by id and name. */
export async function checkNew(
  { key, first }: Comparable,
  kind: Imported,
  origins: Origins,
  others: readonly string[],
): Promise<void> {
  const ids = first.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
  if (ids.length === 0) return
  for (const other of others.slice(0, OTHERS)) {
    const keys = [other, ...(await origins.formerKeys(kind, other))]
    let same = 0
    for (const { id, name } of ids) if (await has(origins, kind, other, keys, id, name)) same++
    if (same === 0 || same * 2 < first.length) continue
    throw new ImportError(
      `Most records of ${key} are already there as those of ${other}, by id and name. If they are the same, ` +
        `say --source ${other}; if ${key} is another source, say --force.`,
    )
  }
}

async function has(
  origins: Origins,
  kind: Imported,
  source: string,
  keys: readonly string[],
  id: string,
  name: string,
): Promise<boolean> {
  for (const key of keys) {
    const there = await origins.find(kind, uuidFor(key, id))
    if (there?.source === source && there.name === name) return true
  }
  return false
}

/** Throws an ImportError where closures name other sources than those of their key did, and most are new. */
export function checkNames({ key, by, namesBefore, names, first }: Comparable): void {
  if (by === 'column' || namesBefore.length === 0 || names.size === 0) return
  if (namesBefore.some((name) => names.has(name))) return
  const same = first.filter(({ wasThere }) => wasThere).length
  if (same * 2 >= first.length) return
  throw new ImportError(
    `${key}: until now its closures named ${quoted(namesBefore)} as their source, and these name ${quoted(names)}. ` +
      'If they are another source’s, say --source for that; if the source is called so now, say --force.',
  )
}

function quoted(names: Iterable<string>): string {
  return [...names].map((name) => `“${name}”`).join(', ')
}

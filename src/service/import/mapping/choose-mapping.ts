import { readFile } from 'node:fs/promises'
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { ImportError } from '../reading/input/import-error.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { areaContractNames, closureContractNames } from './contract-names.ts'
import germanReserves from './de-naturschutzgebiete.json' with { type: 'json' }
import { guessMapping, keyOf, type Guess } from './guess.ts'
import { Mapping, type MappingKind } from './mapping.ts'
import { isSameName } from './same-names.ts'
import openStreetMap from './osm-protected-areas.json' with { type: 'json' }
import swedishRegister from './se-naturvardsregistret.json' with { type: 'json' }

/**
 * How a file is read: by a mapping that is known and names the source, by the contract's own names, or by a mapping that
 * was guessed and should be looked at. The latter two are known by the name of the file.
 */
export type Choice =
  | { readonly kind: 'known' | 'named'; readonly mapping: Mapping }
  | ({ readonly kind: 'guess' } & Guess)

/** The mappings that come with the program. */
export const shippedMappings: readonly Mapping[] = z
  .array(Mapping)
  .parse([swedishRegister, germanReserves, openStreetMap])

/** Reads an operator's mapping. Throws an ImportError that says what is wrong with it. */
export async function readMapping(path: string): Promise<Mapping> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ImportError(`${path}: the mapping cannot be read`, { cause })
  })
  const read = Mapping.safeParse(parsed(text, path), { error: en().localeError })
  if (!read.success) throw new ImportError(`${path}: this is no mapping.\n${z.prettifyError(read.error)}`)
  return read.data
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ImportError(`${path}: this is no mapping: ${String(cause)}`, { cause })
  }
}

/**
 * The mapping for a file by its first features: a shipped one whose signature the first of them fits, else the
 * contract's own names, else a guess. Throws an ImportError where none will do.
 */
export function chooseMapping(kind: MappingKind, sample: readonly SourceFeature[], path: string): Choice {
  const properties = sample[0]?.properties ?? {}
  const has = (name: string) => Object.keys(properties).some((property) => isSameName(property, name))
  const shipped = shippedMappings.find((mapping) => mapping.kind === kind && (mapping.signature ?? []).every(has))
  if (shipped !== undefined) return { kind: 'known', mapping: shipped }
  const contract = kind === 'areas' ? areaContractNames : closureContractNames
  const isNamed = has('name') && (kind === 'closures' || has('category_id') || Object.hasOwn(properties, 'category'))
  if (isNamed) return { kind: 'named', mapping: { ...contract, key: keyOf(path) } }
  const guess = guessMapping(kind, sample, path)
  if (guess !== null) return { kind: 'guess', ...guess }
  const found = Object.keys(properties).slice(0, 20).join(', ')
  throw new ImportError(`${path}: no mapping fits these properties: ${found}. Write one and name it with --mapping.`)
}

import { readFile } from 'node:fs/promises'
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { ImportError } from '../reading/input/import-error.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import capad from './capad.json' with { type: 'json' }
import { asCategory } from './category-of.ts'
import { areaContractNames, closureContractNames } from './contract-names.ts'
import cdda from './cdda.json' with { type: 'json' }
import germanReserves from './de-naturschutzgebiete.json' with { type: 'json' }
import geotrek from './geotrek.json' with { type: 'json' }
import { guessMapping, keyOf, type Guess } from './guess.ts'
import { Mapping, rulesOf, type MappingKind } from './mapping.ts'
import natura2000 from './natura-2000.json' with { type: 'json' }
import { isSameName, namedFor, namesInRule } from './same-names.ts'
import openStreetMap from './osm-protected-areas.json' with { type: 'json' }
import padUs from './pad-us.json' with { type: 'json' }
import swedishRegister from './se-naturvardsregistret.json' with { type: 'json' }
import wdpaLater from './wdpa-2025.json' with { type: 'json' }
import wdpa from './wdpa.json' with { type: 'json' }

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
  .parse([swedishRegister, germanReserves, openStreetMap, wdpa, wdpaLater, cdda, natura2000, padUs, capad, geotrek])

/** Reads an operator's mapping. Throws an ImportError that says what is wrong with it. */
export async function readMapping(path: string): Promise<Mapping> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new ImportError(`${path}: the mapping cannot be read`, { cause })
  })
  // A decoder leaves out the byte order mark that some editors write.
  const read = Mapping.safeParse(parsed(new TextDecoder().decode(bytes), path), { error: en().localeError })
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
 * contract's own names, else a guess.
 */
export function chooseMapping(kind: MappingKind, sample: readonly SourceFeature[], path: string): Choice {
  const properties = sample[0]?.properties ?? {}
  const has = (name: string) => Object.keys(properties).some((property) => isSameName(property, name))
  const shipped = shippedMappings.find((mapping) => mapping.kind === kind && (mapping.signature ?? []).every(has))
  if (shipped !== undefined) return { kind: 'known', mapping: shipped }
  const contract = kind === 'areas' ? areaContractNames : closureContractNames
  const guess = guessMapping(kind, sample, path)
  if (has('name') && (kind === 'closures' ? !hasOtherNames(guess.mapping) : hasCategories(sample))) {
    if (kind === 'closures' && !TELLING_NAMES.some(has)) {
      return { kind: 'guess', ...guess, mapping: besideContract(guess.mapping, has) }
    }
    const named = sample.map(namedFor(contract))
    const { mapping } = guessMapping(kind, named, path)
    return { kind: 'named', mapping: withGuessed({ ...contract, key: keyOf(path) }, mapping, named) }
  }
  return { kind: 'guess', ...guess }
}

/**
 * The contract's names, and the columns that may name the areas of closures, for which it has none but `areas`, or that tell in
 * one from when to when they are, for which it has none. What no column tells of days and activities, titles and texts may.
 */
function withGuessed(contract: Mapping, guess: Mapping, sample: readonly SourceFeature[]): Mapping {
  if (contract.kind === 'areas' || guess.kind === 'areas') return contract
  const { areas, start_on, end_on, type, activity_ids, days } = guess.fields
  const lacks = (...names: readonly string[]) =>
    !sample.some(({ properties }) => names.some((name) => Object.keys(properties).some((has) => isSameName(has, name))))
  const isPeriod = rulesOf(start_on).some((rule) => typeof rule === 'object' && 'first_day_in' in rule)
  const isMarked = rulesOf(activity_ids).some((rule) => typeof rule === 'object' && 'activities_under' in rule)
  return {
    ...contract,
    fields: {
      ...contract.fields,
      ...(areas === undefined ? {} : { areas }),
      ...(isPeriod ? { start_on, end_on } : {}),
      ...(isMarked ? { type: [...rulesOf(contract.fields.type), ...rulesOf(type)] } : {}),
      ...(activity_ids !== undefined && lacks('activity_ids', 'activities')
        ? { activity_ids: [...rulesOf(contract.fields.activity_ids), ...rulesOf(activity_ids)] }
        : {}),
      ...(days !== undefined && lacks('start_on', 'end_on', 'days') ? { days } : {}),
    },
  }
}

/** What tells a file of closures in the contract’s names from one of which the titles tell all, as KML has a `name` for each place. */
const TELLING_NAMES = [
  'uuid',
  'type',
  'reason_id',
  'reason',
  'start_on',
  'end_on',
  'period',
  'activity_ids',
  'activities',
]

/** A guess, and the contract’s names for whatever else a file has by them. */
function besideContract(guess: Mapping, has: (name: string) => boolean): Mapping {
  if (guess.kind === 'areas') return guess
  const { id, fields, leave_out } = closureContractNames
  const named = Object.entries(fields).filter(([, rules]) => rulesOf(rules).flatMap(namesInRule).some(has))
  const ids = rulesOf(id).filter((rule) => rule === '$id' || namesInRule(rule).some(has))
  return {
    ...guess,
    id: [...new Set([...ids, ...rulesOf(guess.id)])],
    fields: { ...Object.fromEntries(named), ...guess.fields },
    leave_out: leave_out ?? [],
  }
}

/** What closures say of their days, type and reason under the contract's names. */
const CONTRACT_NAMES = ['start_on', 'end_on', 'type', 'reason_id', 'reason']

/** Whether a guess finds that under other names. */
function hasOtherNames(mapping: Mapping): boolean {
  if (mapping.kind === 'areas') return false
  const { start_on, end_on, type, reason_id } = mapping.fields
  const rules = [start_on, end_on, type, reason_id].flatMap((some) => [...rulesOf(some)])
  const properties = rules.filter((rule) => typeof rule === 'string' || 'from' in rule).flatMap(namesInRule)
  return properties.some((name) => !CONTRACT_NAMES.includes(name.toLowerCase()))
}

/** Whether most features have a category as the contract names it, and no other word under that name. */
function hasCategories(sample: readonly SourceFeature[]): boolean {
  const given = sample.flatMap(({ properties }) => properties['category_id'] ?? properties['category'] ?? [])
  return given.length > 0 && given.filter((value) => asCategory(value) !== null).length * 2 >= given.length
}

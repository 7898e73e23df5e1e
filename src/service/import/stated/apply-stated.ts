import { nearest } from '../../intake/nearest.ts'
import type { Choice } from '../mapping/choose-mapping.ts'
import type { Doubt } from '../mapping/doubt.ts'
import { rulesOf, type Mapping, type Rule } from '../mapping/mapping.ts'
import { isSameName } from '../mapping/same-names.ts'
import { ImportError } from '../reading/input/import-error.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import type { Stated } from './stated.ts'

/**
 * A choice with what the operator states, which counts before all that a mapping or a guess says of all records alike. What
 * a record says of its own country, category and licence stays.
 * @param sample the first features, under the names by which the mapping knows their properties
 * Throws an ImportError for a column that the file does not have.
 */
export function withStated(choice: Choice, stated: Stated, sample: readonly SourceFeature[], path: string): Choice {
  const columns = columnFinder(sample, path)
  const [name, id] = [columns('--name', stated.name), columns('--id', stated.id)]
  const mapping = mappingWith(choice.mapping, { ...stated, name, id })
  if (choice.kind !== 'guess') return { ...choice, mapping }
  const settled: Partial<Record<Doubt['about'], unknown>> = { name, id, category: stated.category }
  return { ...choice, mapping, doubts: choice.doubts.filter(({ about }) => (settled[about] ?? null) === null) }
}

function mappingWith(mapping: Mapping, { country, category, licence, name, id, crs }: Stated): Mapping {
  const common = {
    ...(id === null ? {} : { id }),
    ...(licence === null ? {} : { licence }),
    ...(crs === null ? {} : { crs }),
  }
  const shared = {
    ...(name === null ? {} : { name: [name, ...rulesOf(mapping.fields.name).filter((rule) => rule !== name)] }),
    ...(licence === null ? {} : { licence_uri: ownIn(mapping.fields.licence_uri) }),
  }
  if (mapping.kind === 'closures') return { ...mapping, ...common, fields: { ...mapping.fields, ...shared } }
  const { country_id, category_id } = mapping.fields
  const fields = {
    ...mapping.fields,
    ...shared,
    ...(country === null ? {} : { country_id: [...ownIn(country_id), { value: country }] }),
    ...(category === null ? {} : { category_id: [...ownIn(category_id), { value: category }] }),
  }
  return { ...mapping, ...common, fields }
}

/** The rules that depend on the record, without those that give all the same. */
function ownIn(rules: Parameters<typeof rulesOf>[0]): Rule[] {
  return rulesOf(rules).filter((rule) => typeof rule === 'string' || !('value' in rule) || 'pattern' in rule)
}

/** Finds the property that an option names; `$id` is what the format itself calls a feature. */
function columnFinder(sample: readonly SourceFeature[], path: string) {
  const columns = [...new Set(sample.flatMap(({ properties }) => Object.keys(properties)))]
  return (option: string, name: string | null): string | null => {
    if (name === null || name === '$id' || columns.includes(name)) return name
    const found = columns.find((column) => isSameName(column, name))
    if (found !== undefined) return found
    const near = nearest(name, columns)
    const meant = near === null ? '' : ` Did you mean “${near}”?`
    throw new ImportError(`${path}: it has no column “${name}”, which ${option} names.${meant} ${listed(columns)}`)
  }
}

const SHOWN = 30

function listed(columns: readonly string[]): string {
  const more = columns.length > SHOWN ? ` and ${columns.length - SHOWN} more` : ''
  return columns.length === 0 ? 'It has none.' : `It has ${columns.slice(0, SHOWN).join(', ')}${more}.`
}

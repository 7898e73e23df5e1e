import type { SourceFeature } from '../reading/input/source-feature.ts'
import { rulesOf, type Mapping, type Rule } from './mapping.ts'

/** What the tables of shapefiles cut names to. */
const SHORTEST = 10

/** Whether a property is one of a name, in any case, or cut to ten characters as shapefiles have it. */
export function isSameName(property: string, name: string): boolean {
  const [found, wanted] = [property.toLowerCase(), name.toLowerCase()]
  return found === wanted || (wanted.length > SHORTEST && found === wanted.slice(0, SHORTEST))
}

/** Gives a feature's properties the names by which a mapping knows them, where their format wrote them another way. */
export function namedFor(mapping: Mapping): (feature: SourceFeature) => SourceFeature {
  const names = [...namesIn(mapping)]
  const known = new Map<string, ReadonlyMap<string, string>>()
  return (feature) => {
    const found = Object.keys(feature.properties)
    const key = found.join('\0')
    const others = known.get(key) ?? otherNames(found, names)
    known.set(key, others)
    if (others.size === 0) return feature
    const entries = Object.entries(feature.properties).map(([name, value]) => [others.get(name) ?? name, value])
    return { ...feature, properties: Object.fromEntries(entries) }
  }
}

function otherNames(found: readonly string[], names: readonly string[]): ReadonlyMap<string, string> {
  const others = new Map<string, string>()
  for (const name of names) {
    if (found.includes(name)) continue
    const property = found.find((other) => !names.includes(other) && !others.has(other) && isSameName(other, name))
    if (property !== undefined) others.set(property, name)
  }
  return others
}

/** The properties that a mapping speaks of. */
function namesIn(mapping: Mapping): ReadonlySet<string> {
  const rules = [mapping.id, ...Object.values(mapping.fields)].flatMap((some) => [...rulesOf(some)])
  const names = mapping.kind === 'areas' ? Object.values(mapping.names ?? {}) : []
  const further = mapping.kind === 'closures' ? (mapping.further_days ?? []).flatMap((one) => Object.values(one)) : []
  const others = [...names, ...further, ...(mapping.leave_out ?? []), ...(mapping.signature ?? [])]
  return new Set([...rules.flatMap(namesInRule), ...others].filter((name) => !/^\$|\*/.test(name)))
}

/** The properties that a rule speaks of. */
export function namesInRule(rule: Rule): string[] {
  if (typeof rule === 'string') return [rule]
  if ('template' in rule) return [...rule.template.matchAll(/\{([^}]+)\}/g)].flatMap(([, name]) => name ?? [])
  if ('kind_in' in rule) return [rule.kind_in]
  if ('proposed_in' in rule) return [rule.proposed_in]
  if ('reason_in' in rule) return [rule.reason_in]
  if ('activities_in' in rule) return [rule.activities_in, ...(rule.unless_closed_in ?? [])]
  if ('acts_in' in rule) return [rule.acts_in]
  if ('activities_under' in rule) return Object.keys(rule.activities_under)
  if ('type_under' in rule) return Object.keys(rule.type_under)
  if ('type_in' in rule) return [rule.type_in]
  if ('restricted_in' in rule) return [rule.restricted_in, 'to' in rule ? rule.to : rule.banned_in]
  if ('binding_in' in rule) return [rule.binding_in]
  if ('opened_in' in rule) return [rule.opened_in, ...(rule.unless_closed_in ?? [])]
  if ('hours_in' in rule) return [rule.hours_in]
  if ('days_in' in rule) return [rule.days_in]
  if ('weekdays_in' in rule) return [rule.weekdays_in]
  if ('months_under' in rule) return rule.months_under
  if ('unmarked_under' in rule) return rule.unmarked_under
  if ('lasting' in rule) return [rule.lasting, rule.from_day]
  if ('year_named_in' in rule) return []
  if ('between' in rule) return [...rule.between]
  if ('first_day_in' in rule) return [rule.first_day_in]
  if ('day_before' in rule) return [rule.day_before]
  if ('last_day_in' in rule) return [rule.last_day_in]
  return 'from' in rule ? [rule.from] : []
}

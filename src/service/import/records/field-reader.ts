import { applyRule, saysNothing } from '../mapping/rules.ts'
import { rulesOf, type Mapping, type Rule, type SourceField } from '../mapping/mapping.ts'
import { namesInRule } from '../mapping/same-names.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { asLine } from '../../intake/html/html-text.ts'
import { Refusal } from '../../intake/refusal.ts'
import type { Note } from './remarks.ts'
import { asRecord, asText, inOneNotation, type Convert } from '../../intake/values.ts'

/** A value that a field cannot take, and the property that it came from, if it came from one. */
interface Useless {
  readonly text: string
  readonly property: string | undefined
}

const NOTHING = { value: null, useless: null, lastResort: null }

/** Reads a feature's fields by a mapping, and keeps account of the properties that it has used. */
export class FieldReader {
  readonly #feature: SourceFeature
  readonly #mapping: Mapping
  readonly #note: Note
  readonly #used = new Set<string>()

  constructor(feature: SourceFeature, mapping: Mapping, note: Note) {
    this.#feature = feature
    this.#mapping = mapping
    this.#note = note
  }

  /** What people know the record by. */
  get label(): string {
    return this.#first(this.#rules('name'), asLine).value ?? decoded(this.id() ?? '(without a name)')
  }

  /** What the source calls the record; null where it has no name for it. */
  id(): string | null {
    return this.#first(rulesOf(this.#mapping.id), asText).value
  }

  /** Whether the feature has a property for a field, be it an empty one. */
  has(field: SourceField): boolean {
    const names = this.#rules(field).flatMap(namesInRule)
    return names.some((name) => Object.hasOwn(this.#feature.properties, name))
  }

  /** A field's value; null where there is none. A value that cannot be understood stays in `extra`. */
  read<T>(field: SourceField, convert: Convert<T>): T | null {
    const { value, useless, lastResort } = this.#first(this.#rules(field), convert, this.#used)
    if (lastResort !== null) this.#remarkLastResort(field, lastResort, useless)
    else if (value === null && useless !== null)
      this.remark(`${field} not understood and kept in extra`, `“${useless.text}”`)
    return value
  }

  /** A field's value; null where there is none. Refuses the record for a value that cannot be understood. */
  strictly<T>(field: SourceField, convert: Convert<T>): T | null {
    const { value, useless, lastResort } = this.#first(this.#rules(field), convert, this.#used)
    if (lastResort !== null) this.#remarkLastResort(field, lastResort, useless)
    if (value === null && useless !== null) {
      const { text, property = field } = useless
      const meant = property === field ? '' : ` as ${field}`
      throw new Refusal(`its ${property} “${text}” is not understood${meant}${convert.adviceOn?.(text) ?? ''}`)
    }
    return value
  }

  /** A field's value, or what stands for none; `word` is what could not be understood, and is counted for the report. */
  readOr<T>(field: SourceField, convert: Convert<T>, [otherwise, called]: readonly [T, string]) {
    const { value, useless, lastResort } = this.#first(this.#rules(field), convert, this.#used)
    const taken = lastResort ?? (value === null ? called : null)
    if (taken !== null) this.#remarkLastResort(field, taken, useless)
    return { value: value ?? otherwise, word: taken === null ? null : (useless?.text ?? null) }
  }

  /** A field's value; null where there is none, or none that is understood: then the report tells what it is `taken` as. */
  readOrTell<T>(field: SourceField, convert: Convert<T>, taken: string): T | null {
    const { value, useless } = this.#first(this.#rules(field), convert, this.#used)
    if (value === null && useless !== null) this.#remarkLastResort(field, taken, useless)
    return value
  }

  /** What each rule of a field gives, as text; the parts of a list are lines of it. */
  texts(field: SourceField): string[] {
    return this.#rules(field).flatMap((rule) => {
      const outcome = applyRule(rule, this.#feature)
      if (outcome.kind !== 'value') return []
      const values: readonly unknown[] = Array.isArray(outcome.value) ? outcome.value : [outcome.value]
      const text = values.flatMap((value) => asText(value) ?? []).join('\n')
      return text === '' ? [] : [text]
    })
  }

  /** Takes the properties of a field as used, so that `extra` does not keep them. */
  use(field: SourceField): void {
    for (const name of this.#rules(field).flatMap(namesInRule)) this.#used.add(name)
  }

  /** The names that a mapping finds in properties of their own, by language. */
  names(): Record<string, string> {
    const mapping = this.#mapping
    const names: Record<string, string> = {}
    for (const [language, property] of Object.entries(mapping.kind === 'areas' ? (mapping.names ?? {}) : {})) {
      for (const [name, found] of this.#matching(language, property)) {
        const text = asText(this.#feature.properties[found])
        if (text === null) continue
        names[name] = text
        this.#used.add(found)
      }
    }
    return names
  }

  /** What no field has taken; null if that is nothing. Comes after all other fields. */
  extra(): Record<string, unknown> | null {
    const known = new Set([...(this.#mapping.leave_out ?? []), ...this.#used])
    const given = this.read('extra', asRecord)
    const left = Object.entries(this.#feature.properties)
      .filter(([name, value]) => !known.has(name) && name !== 'extra' && !saysNothing(value))
      .map(([name, value]) => [name, inOneNotation(value)] as const)
    const extra = { ...given, ...Object.fromEntries(left) }
    return Object.keys(extra).length > 0 ? extra : null
  }

  remark(text: string, detail = '', times = 1): void {
    this.#note(text, detail === '' ? this.label : `${this.label}: ${detail}`, { times })
  }

  /** A remark for which the report is to name each record. */
  remarkEach(text: string, detail: string): void {
    this.#note(text, `${this.label}: ${detail}`, { each: true })
  }

  #remarkLastResort(field: SourceField, taken: string, useless: Useless | null): void {
    if (useless === null) this.remark(`no ${field}, taken as ${taken}`)
    else
      this.#note(`${field} not understood, taken as ${taken}`, `${this.label}: “${useless.text}”`, {
        word: useless.text,
      })
  }

  #rules(field: SourceField): readonly Rule[] {
    const fields: Partial<Record<SourceField, Rule | Rule[]>> = this.#mapping.fields
    return rulesOf(fields[field])
  }

  /** The value of the first rule that gives one; where none does, the first value that no rule could use. */
  #first<T>(rules: readonly Rule[], convert: Convert<T>, used?: Set<string>) {
    let useless: Useless | null = null
    for (const [index, rule] of rules.entries()) {
      const outcome = applyRule(rule, this.#feature)
      if (outcome.kind === 'nothing') continue
      if (outcome.kind === 'value' && outcome.value === null) return NOTHING
      const value = outcome.kind === 'value' ? convert(outcome.value) : null
      if (value !== null) {
        const isLastResort = index > 0 && typeof rule === 'object' && 'value' in rule && !('pattern' in rule)
        // What was not understood stays in `extra`.
        if (outcome.kind === 'value' && !isLastResort) for (const property of outcome.properties) used?.add(property)
        return { value, useless, lastResort: isLastResort ? shown(outcome.value) : null }
      }
      const misfit = outcome.kind === 'value' ? convert.misfitIn?.(outcome.value) : undefined
      useless ??= { text: shown(misfit ?? outcome.value), property: outcome.properties[0] }
    }
    return { value: null, useless, lastResort: null }
  }

  /** The languages and properties that a name's pattern stands for. */
  #matching(language: string, property: string): (readonly [language: string, property: string])[] {
    if (language !== '*') return [[language, property]]
    const [before = '', after = ''] = property.split('*')
    return Object.keys(this.#feature.properties).flatMap((name) => {
      const code = name.slice(before.length, name.length - after.length)
      return name === before + code + after && /^[a-z]{2,3}(-[A-Za-z]+)?$/.test(code) ? [[code, name] as const] : []
    })
  }
}

/** What people know a record by. */
export function labelOf(feature: SourceFeature, mapping: Mapping): string {
  return new FieldReader(feature, mapping, () => {}).label
}

/** An id as people read it: templates encode what they put together. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function shown(value: unknown): string {
  const text = asText(value) ?? JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

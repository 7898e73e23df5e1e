import { keysOf } from '#contract/keys.ts'
import type { Tags } from '../osm/elements.ts'

type Value = string | number | boolean

/** How a property of a tile comes from a tag. */
export type PropertyRule =
  /** True where the tag is there and says anything but `no`. */
  | { readonly flag: string; readonly but?: readonly string[] }
  /** What stands for the tag’s value; without one there is no property. */
  | { readonly tag: string; readonly words: Readonly<Record<string, Value>> }
  /** The tag’s own text. */
  | { readonly text: string }
  /** A number, in metres where it has a unit. */
  | { readonly number: string }

/** Longer texts are cut: nobody reads them on a map. */
const MAX_TEXT = 200

/** The properties that tags give by a table of rules. */
export function propertiesOf<Name extends string>(rules: Readonly<Record<Name, PropertyRule>>) {
  const names = keysOf(rules)
  return (tags: Tags): Record<string, Value> => {
    const properties: Record<string, Value> = {}
    for (const name of names) {
      const value = valueBy(rules[name], tags)
      if (value !== null) properties[name] = value
    }
    return properties
  }
}

function valueBy(rule: PropertyRule, tags: Tags): Value | null {
  if ('flag' in rule) {
    const value = tags[rule.flag]
    return value === undefined || value === 'no' || rule.but?.includes(value) === true ? null : true
  }
  if ('words' in rule) {
    const value = tags[rule.tag]
    return value !== undefined && Object.hasOwn(rule.words, value) ? (rule.words[value] ?? null) : null
  }
  if ('text' in rule) return textIn(tags[rule.text])
  return metresIn(tags[rule.number])
}

/** They turn round the letters of whatever a text stands beside. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

/** A text fit for a map; null for none, and for a mapper’s note to come back. */
export function textIn(text = ''): string | null {
  const plain = text.replace(TURNS, '').slice(0, MAX_TEXT)
  return plain === '' || /^fixme\b/i.test(plain) ? null : plain
}

const METRES = /^\s*(-?\d{1,9}(?:[.,]\d+)?)\s*(m|metres|meters|m\.|ft|feet)?\s*$/
const FOOT = 0.3048
/**
 * What sets thousands apart: a mark after one digit and before three, for nobody tells millimetres of what lies so near to
 * the sea; and after two digits the comma of who counts in feet.
 */
const THOUSANDS = /(?<=^\s*[1-9])[.,](?=\d{3}(?!\d))|(?<=^\s*[1-9]\d),(?=\d{3}\s*f)/

/** A whole number of metres; null where a text says none. */
export function metresIn(text = ''): number | null {
  const [, digits, unit] = METRES.exec(text.replace(THOUSANDS, '')) ?? []
  if (digits === undefined) return null
  const number = Number(digits.replace(',', '.'))
  return Math.round(unit?.startsWith('f') === true ? number * FOOT : number)
}

/** The languages whose names tiles have beside the local one: those of Europe, and those most spoken. */
const LANGUAGES =
  'ar be bg br bs ca cs cy da de el en es et eu fi fo fr fur fy ga gd gl he hr hu hy is it ja ka kk ko la lb lld lt lv mk mt nl nn no oc pl pt rm ro ru sc se sk sl sq sr sv tr uk wa zh'
const NAME_KEYS = LANGUAGES.split(' ').map((language) => [`name:${language}`, `name_${language}`] as const)

/** `name`, and `name_xx` for each language in which it is another one. */
export function namesOf(tags: Tags): Record<string, string> {
  const name = textIn(tags['name'])
  const names: Record<string, string> = name === null ? {} : { name }
  for (const [key, property] of NAME_KEYS) {
    const other = textIn(tags[key])
    if (other !== null && other !== name) names[property] = other
  }
  return names
}

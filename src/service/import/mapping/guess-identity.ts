import { asText, asUuid } from '../../intake/values.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { isCalled, shareOf, type Column } from './columns.ts'
import type { Doubt } from './doubt.ts'
import type { Rule } from './mapping.ts'

const ID_WORDS = [
  'id',
  'code',
  'cod',
  'kod',
  'kode',
  'nr',
  'num',
  'number',
  'numero',
  'numer',
  'ident',
  'identifier',
  'uid',
  'uuid',
  'guid',
  'pid',
  'key',
  'ref',
  'kennung',
  'codigo',
  'codice',
  'tunnus',
  'sitecode',
  'no',
  'nro',
  'nummer',
  'codi',
  'cd',
  'obj',
  'sigla',
  'siglas',
  'azon',
  'azonosito',
  'evst',
  'ev',
  'sifra',
  'sif',
  'kodas',
  'kods',
  'код',
  'номер',
  'κωδικος',
]
/** Numbers that a program gave to the rows of a file, which may be others in the next one. */
const OF_ROWS = ['objectid', 'fid', 'gid', 'ogcfid', 'oid', 'objectid1', 'rowid', 'pk', 'shapeid', 'rownumber']
const ROW_NUMBERS = [...OF_ROWS, 'nr', 'id', 'lp', 'lfdnr', 'laufnummer', 'laufendenummer', 'lopnummer']

/** What tells the records apart, now and at every later import; adds to `doubts` what is not sure about it. */
export function guessIdentity(
  columns: readonly Column[],
  known: readonly string[],
  sample: readonly SourceFeature[],
  { names, dates }: { readonly names: readonly string[]; readonly dates: readonly string[] },
  doubts: Doubt[],
): Rule | Rule[] {
  const unique = columns.filter(({ isUnique }) => isUnique)
  const others = known.filter((name) => !OF_ROWS.includes(name))
  const said = byName(unique, others) ?? bySaying(unique, names)
  const rows = byName(unique, OF_ROWS)
  const property = said ?? byForm(unique, names) ?? rows
  if (property !== undefined) {
    if (ROW_NUMBERS.includes(property.plain) && shareOf(property, isPlainNumber) === 1) {
      doubts.push(doubt(`Records are told apart by ${property.property}, which may be a mere row number.`))
    } else if (said === undefined && rows !== undefined) {
      doubts.push(
        doubt(
          `Records are told apart by ${property.property}, whose values look like codes, and not by ${rows.property}, which may be a mere row number.`,
        ),
      )
    }
    return property.property
  }
  const ids = new Set(sample.flatMap(({ id }) => id ?? []))
  if (ids.size === sample.length) return '$id'
  const name = unique.find((column) => names.includes(column.property))
  const [called] = names
  const parts = tellingApart([...names.slice(0, 1), ...dates.slice(0, 1)], columns, sample).map((part) => `{${part}}`)
  const last: Rule[] = [
    { template: [...parts, '{$place}'].join(' ') },
    ...(parts.length > 0 ? [{ template: parts.join(' ') }] : []),
    '$place',
  ]
  if (name !== undefined) {
    doubts.push(
      doubt(
        `No property is an identifier: records are told apart by ${name.property}. One that is renamed is another one.`,
      ),
    )
    return [name.property, ...last]
  }
  const [apart, changed] = called === undefined ? ['their place', 'moved'] : [`${called} and place`, 'renamed or moved']
  doubts.push(doubt(`Nothing tells records apart but ${apart}. One that is ${changed} is another one.`))
  return last
}

const MOST_PARTS = 6

/** Some properties, and those beside without which features would be the same by them. */
function tellingApart(
  some: readonly string[],
  columns: readonly Column[],
  sample: readonly SourceFeature[],
): readonly string[] {
  const kindsBy = (properties: readonly string[]) =>
    new Set(
      sample.map(({ properties: values, geometry }) =>
        JSON.stringify([properties.map((property) => asText(values[property])), geometry ?? null]),
      ),
    ).size
  let parts = some
  let kinds = kindsBy(parts)
  for (const { property } of columns) {
    if (kinds === sample.length || parts.length >= MOST_PARTS) break
    const more = kindsBy([...parts, property])
    const isTelling = more > kinds && sample.every(({ properties }) => asText(properties[property]) !== null)
    if (isTelling) [parts, kinds] = [[...parts, property], more]
  }
  return parts
}

function doubt(text: string): Doubt {
  return { about: 'id', text }
}

function byName(unique: readonly Column[], known: readonly string[]): Column | undefined {
  for (const name of known) {
    const found = unique.find((column) => isCalled(column, name) && shareOf(column, isMeasure) === 0)
    if (found !== undefined) return found
  }
  return undefined
}

/** By a name of which a part says so, and values that are codes: `UNIT_CODE`. */
function bySaying(unique: readonly Column[], names: readonly string[]): Column | undefined {
  return unique.find(
    (column) =>
      !names.includes(column.property) &&
      !OF_ROWS.includes(column.plain) &&
      (column.tokens.some((token) => ID_WORDS.includes(token)) || /(id|code|nr|kod|nummer|num)$/.test(column.plain)) &&
      shareOf(column, (value) => isCode(value) || isAbbreviation(value)) === 1,
  )
}

/** By how the values are written: uuids, then any codes. */
function byForm(unique: readonly Column[], names: readonly string[]): Column | undefined {
  const codes = unique.filter((column) => !names.includes(column.property) && shareOf(column, isCode) === 1)
  return (
    unique.find((column) => shareOf(column, (value) => asUuid(value) !== null) === 1) ??
    codes.find((column) => shareOf(column, (value) => /\d/.test(String(value)) && /\p{L}/u.test(String(value))) === 1)
  )
}

function isPlainNumber(value: unknown): boolean {
  return /^\d{1,9}\.?$/.test(asText(value) ?? '')
}

/** A few capitals: `YELL`. */
function isAbbreviation(value: unknown): boolean {
  return /^\p{Lu}{2,8}$/u.test(asText(value) ?? '')
}

/** A number with a fraction measures something. */
function isMeasure(value: unknown): boolean {
  return typeof value === 'number' && !Number.isInteger(value)
}

/** One word with a digit or written in capitals, not a date. */
function isCode(value: unknown): boolean {
  const text = asText(value) ?? ''
  return (
    /^[\p{L}\d][\p{L}\d._:/-]{0,63}$/u.test(text) &&
    /\d/.test(text) &&
    !isMeasure(value) &&
    !/^\d{4}[-/]\d\d[-/]|[T ]\d\d:\d\d/.test(text)
  )
}

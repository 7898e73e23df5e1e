import type { LngLat } from '#contract/geometry.ts'
import { count, counted } from '../intake/count.ts'
import type { Remark } from './records/remarks.ts'

/** A record that does not come in, and why. */
export interface Refused {
  readonly file: string
  /** The record's number in the file, from 1, and where it stands there: `line 12`. */
  readonly number: number
  readonly place: string
  /** What people know it by. */
  readonly label: string
  /** A place within it, where one can be told: longitude and latitude. */
  readonly at: LngLat | null
  readonly reason: string
}

/** How many lines a person reads at once. */
const LINES = 60
const EXAMPLES = 3
const WORDS = 12

/** The lines of all sections, the longest of which are cut short where they would be too many together. */
export function fitted(sections: readonly (readonly string[])[]): string[] {
  const lengths = sections.map(({ length }) => length)
  const isCut = (at: number) => (lengths[at] ?? 0) < (sections[at]?.length ?? 0)
  const total = () => lengths.reduce((sum, length, at) => sum + length + Number(isCut(at)), 0)
  while (total() > LINES) {
    const at = lengths.indexOf(Math.max(...lengths))
    lengths[at] = (lengths[at] ?? 0) - 1
  }
  return sections.flatMap((lines, at) =>
    isCut(at)
      ? [
          ...lines.slice(0, lengths[at]),
          `  … ${counted(lines.length - (lengths[at] ?? 0), 'more line')}: --report FILE has all`,
        ]
      : lines,
  )
}

export function remarkLines({ text, times, records, examples }: Remark): string[] {
  const [first = ''] = examples
  const often = times === records ? '' : `${count(times)} in `
  if (records === 1) return [`  ${text}: ${often}${first}`]
  if (examples.length === 1) return [`  ${text}: ${often}${count(records)} records, first ${first}`]
  const shown = examples.slice(0, EXAMPLES).map((example) => `    ${example}`)
  return [`  ${text}: ${often}${count(records)} records`, ...shown]
}

/** What a remark about words that were not understood ends with. */
const TAKEN_AS = ', taken as '

/** The words that were not understood, the most frequent first, as the `table` of a mapping has them. */
export function wordLines({ text, words = new Map() }: Remark): string[] {
  if (words.size === 0) return []
  const taken = JSON.stringify(text.split(TAKEN_AS)[1] ?? 'other')
  const often = [...words].toSorted(([, a], [, b]) => b - a)
  const lines = often
    .slice(0, WORDS)
    .map(([word, times]) => `    ${JSON.stringify(word)}: ${taken},  × ${count(times)}`)
  const rest =
    often.length > WORDS ? [`    … and ${counted(often.length - WORDS, 'other word')}: --report FILE has all`] : []
  return [`  ${text}, by their words; say in a mapping’s “table” what they mean:`, ...lines, ...rest]
}

/** The refused by their reasons, the most frequent first, each with a few examples and what to do. */
export function refusedLines(refused: readonly Refused[]): string[] {
  const groups = new Map<string, Refused[]>()
  for (const one of refused) {
    const key = one.reason
      .replaceAll(/“[^”]*”/g, '“…”')
      .replaceAll(/-?\d[\d.,:-]*/g, '…')
      .replace('feature …', 'another feature')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [one])
    else group.push(one)
  }
  return [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([key, group]) => {
      if (group.length === 1) return group.map((one) => `  ${whereOf(one)}: ${one.reason}${adviceOn(one.reason)}`)
      const said = new Set(group.map(({ reason }) => reason)).size === 1 ? (group[0]?.reason ?? key) : key
      const shown = group
        .slice(0, EXAMPLES)
        .map((one) => `    ${whereOf(one)}${said === one.reason ? '' : `: ${one.reason}`}`)
      return [`  ${count(group.length)} × ${said}${adviceOn(group[0]?.reason ?? key)}`, ...shown]
    })
}

function whereOf({ file, number, place, label }: Refused): string {
  return `${file}, feature ${count(number)} (${place}), ${label}`
}

/** What can be done about records that are refused for a reason. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/same identity/, 'They are there twice; or say in a mapping what tells them apart (“id”).'],
  [
    /is no longitude and latitude/,
    'If its file names no coordinate system, say which it is: --crs EPSG:25832 (UTM zone 32), EPSG:27700 (Great Britain), EPSG:21781 (Switzerland, six digits).',
  ],
  [/geometry is (empty|missing)|no geometry/, 'Add a shape or a point in the source.'],
  [/time_zone|time zone/, 'Import its areas first; or say --time-zone, or set timeZone in config.json.'],
  [
    /“(?:0?\d|1[0-2])\/(?:0?\d|1[0-2])\/(?:\d{4}|\d\d)\b[^”]*” is not understood/,
    'Nothing tells which is the day and which the month: say it in a mapping by “dates”, as dmy or mdy, or write dates as 2026-03-02 in the source.',
  ],
  [/is not understood/, 'Put it right in the source, or say in a mapping what it means.'],
  [/before it starts/, 'Put the dates right in the source.'],
]

function adviceOn(reason: string): string {
  const advice = ADVICE.find(([pattern]) => pattern.test(reason))?.[1]
  return advice === undefined ? '' : `. ${advice}`
}

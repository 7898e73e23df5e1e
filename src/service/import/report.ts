import * as z from 'zod/mini'
import { categories } from '#contract/vocabulary/categories.ts'
import type { Written } from '../store/domain/store.ts'
import { count, counted } from '../intake/count.ts'
import { isoCodes } from '../intake/country-at.ts'
import { areaLines, type AreasReport } from './areas/areas-report.ts'
import type { Choice } from './mapping/choose-mapping.ts'
import { RECORD_KINDS, type MappingKind } from './mapping/mapping.ts'
import { ruleWords } from './rule-words.ts'
import { fitted, refusedLines, remarkLines, wordLines, type Refused } from './report-details.ts'
import { TOLD_BY, type SourceKey, type ToldBy } from './records/source-key.ts'
import type { Remark } from './records/remarks.ts'
import type { Removals } from './vanished.ts'

/** A file, and how it was read; null where there was nothing in it. */
export interface ReadFile {
  readonly path: string
  readonly choice: Choice | null
  /** Those that its records belong to. */
  readonly sources: readonly SourceKey[]
}

/** A record as it would be stored, and the properties that it was made of, where they were kept. */
export interface Sample {
  readonly before: Readonly<Record<string, unknown>> | null
  readonly record: object
}

/** What an import has read and made of it. */
export interface Reading {
  readonly kind: MappingKind
  readonly files: readonly ReadFile[]
  readonly read: number
  /** Of what was taken in: records with a shape, with points only, at the place of their areas, and without a place. */
  readonly shapes: number
  readonly places: number
  readonly byAreas: number
  readonly placeless: number
  readonly written: Readonly<Record<Written, number>>
  /** What became of the areas that closures name. */
  readonly areas: AreasReport
  readonly remarks: readonly Remark[]
  readonly refused: readonly Refused[]
  /** The first records. */
  readonly samples: readonly Sample[]
}

export interface ImportReport extends Reading {
  /** `refused`: nothing was imported, for what was refused; `tried`: nothing was meant to be. */
  readonly outcome: 'imported' | 'refused' | 'tried'
  readonly removals: Removals
  /** How many records of the demonstration data gave way. */
  readonly demoRemoved: number
}

/** The report as lines for a terminal, of which there are not many: a report file has all. */
export function reportLines(report: ImportReport): string[] {
  const { kind, files, read, written, areas, remarks, refused, removals, demoRemoved, outcome } = report
  const isGuess = files.some(({ choice }) => choice?.kind === 'guess')
  return fitted([
    ...files.map(fileLines),
    outcome === 'tried' || isGuess ? report.samples.flatMap(sampleLines) : [],
    [
      `${counted(read, RECORD_KINDS[kind])} read${makeUp(report)}`,
      `${count(written.added)} added, ${count(written.changed)} changed, ${count(written.unchanged)} unchanged, ` +
        `${count(refused.length)} refused`,
    ],
    areaLines(areas),
    remarks.length > 0 ? ['Put right or left open:', ...remarks.flatMap(remarkLines)] : [],
    remarks.flatMap(wordLines),
    refused.length > 0 ? ['Refused:', ...refusedLines(refused)] : [],
    [
      ...removalLines(removals),
      ...(demoRemoved > 0 && outcome === 'imported'
        ? [`The demonstration data (${counted(demoRemoved, 'record')}) has been removed.`]
        : []),
      ...outcomeLines(report),
    ],
  ])
}

function fileLines({ path, choice, sources }: ReadFile): string[] {
  if (choice === null) {
    const emptied = sources.map(({ key }) => key).join(', ')
    return [`${path}: there is nothing in it${emptied === '' ? '' : `, and so nothing of ${emptied} any more`}`]
  }
  const advice = choice.kind === 'guess' ? [ADVICE] : []
  return [...choiceLines(path, choice), ...advice, ...sourceLines(sources)]
}

const ADVICE = '  Keep it with --save-mapping FILE, correct it there, and name it with --mapping FILE.'

/** How a file is read. */
export function choiceLines(path: string, choice: Choice): string[] {
  const { mapping } = choice
  if (choice.kind !== 'guess') return [`${path}: read as ${mapping.title}`]
  const columns = mapping.kind === 'closures' ? (mapping.closures_under ?? []) : []
  return [
    `${path}: no mapping is known for it. Read by ${mapping.title}:`,
    ...Object.entries(mapping.fields).flatMap(([field, rules]) => fieldLines(field, ruleWords(rules))),
    ...(columns.length > 1 ? [`  a closure of its own below each of: ${columns.join(', ')}`] : []),
    ...(mapping.kind === 'closures' ? (mapping.further_days ?? []).map(furtherLine) : []),
    `  told apart by: ${ruleWords(mapping.id)}`,
    ...choice.doubts.map(({ text }) => `  ! ${text}`),
  ]
}

/** How a field is told: in a line, or in one for each rule where that would be long. */
function fieldLines(field: string, told: string): string[] {
  const line = `  ${field}: ${told}`
  return line.length <= LONGEST_RULES ? [line] : line.replaceAll(', else ', '\n    else ').split('\n')
}

const LONGEST_RULES = 120

function furtherLine(further: Readonly<Record<string, string>>): string {
  return `  a further closure where they say something: ${Object.values(further).join(', ')}`
}

/** Whose the records of a file are, and how that was told. */
function sourceLines(sources: readonly SourceKey[]): string[] {
  return TOLD_BY.flatMap((by) => {
    const keys = sources.filter((source) => source.by === by).map(({ key }) => key)
    return keys.length === 0 ? [] : sourceLine(by, keys.join(', '))
  })
}

function sourceLine(by: ToldBy, keys: string): string[] {
  switch (by) {
    case 'option':
      return [`  records of ${keys}, as --source says`]
    case 'mapping':
      return [`  records of ${keys}, as the mapping says`]
    case 'column':
      return [`  records of ${keys}, as their source says`]
    case 'file':
      return [
        `  ! records of ${keys}: by the name of the file alone. In a file of another name they would be others, and those of`,
        '    another office in a file of this name would replace them. Say --source NAME to tell where they come from.',
      ]
  }
}

/** A record as its source has it, and as it would be stored: what it has, but for its shape, cut short. */
export function sampleLines({ before, record }: Sample): string[] {
  const lines = [before, record].map((values) =>
    Object.entries(values ?? {})
      .filter(([, value]) => value !== null && value !== '')
      .map(([field, value]) => `${field}: ${shortened(sampleValue(field, value), LONGEST_VALUE)}`)
      .join('; '),
  )
  const [from = '', to = ''] = lines
  return [...(from === '' ? [] : [`  from ${shortened(from, LONGEST_LINE)}`]), `  made ${shortened(to, LONGEST_LINE)}`]
}

function sampleValue(field: string, value: unknown): unknown {
  switch (field) {
    case 'geometry':
      return z.object({ type: z.string() }).safeParse(value).data?.type ?? value
    case 'category_id':
      return `${String(value)} (${categories.find(({ id }) => id === value)?.labels.en ?? 'unknown'})`
    case 'country_id':
      return `${String(value)} (${isoCodes.get(Number(value)) ?? 'unknown'})`
    default:
      return value
  }
}

function shortened(value: unknown, longest: number): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const LONGEST_VALUE = 40
const LONGEST_LINE = 180

function removalLines(removals: Removals): string[] {
  switch (removals.kind) {
    case 'none':
      return []
    case 'left':
      return [
        `${count(removals.vanished)} that came from there before stay as they are: if their source has them no longer, say --full.`,
      ]
    case 'removed':
      return [`${count(removals.uuids.length)} deleted, as their source has them no longer`]
    case 'kept':
      return [`${count(removals.vanished)} that their source has no longer were not deleted: ${removals.because}.`]
  }
}

function outcomeLines({ outcome, refused, read }: ImportReport): string[] {
  switch (outcome) {
    case 'imported':
      return []
    case 'tried':
      return ['This was a trial: nothing was imported.']
    case 'refused':
      if (read === 0) return ['Nothing was imported. To delete all that came from a source, say --full --force.']
      return refused.length === read
        ? ['Nothing was imported.']
        : ['Nothing was imported. Put right what was refused, or take in the rest with --skip-bad.']
  }
}

function makeUp({ shapes, places, byAreas, placeless }: Reading): string {
  const parts = [
    [shapes, 'with shapes'],
    [places, 'with points only'],
    [byAreas, 'at the place of their areas'],
    [placeless, 'without a place, in lists and not on the map'],
  ] as const
  const named = parts.filter(([number]) => number > 0).map(([number, what]) => `${count(number)} ${what}`)
  return named.length === 0 ? '' : ` (${named.join(', ')})`
}

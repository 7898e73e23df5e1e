import { activities } from '#contract/vocabulary/activities.ts'
import { fold } from '#contract/fold.ts'
import { tellsDays } from '../../intake/days-advice.ts'
import { isAlways } from '../../intake/period.ts'
import { looksLikeDayOrSeason } from '../../intake/season.ts'
import { asText } from '../../intake/values.ts'
import { asActivities } from './activity-terms.ts'
import { isCalled, shareOf, type Column } from './columns.ts'
import type { Doubt } from './doubt.ts'
import { propertyLists } from './find-properties.ts'
import type { Rule } from './mapping.ts'
import { wordsOf } from './phrases.ts'
import { activitiesBanned } from './said/banned-activities.ts'
import { asMark, isCross, saidInCell, saysNo, type MarkMeaning } from './said/marks.ts'
import { isClosing } from './said/type-in-text.ts'

const { closed: closedWords, open: openWords, starts, ends } = propertyLists.words
const PERMITTED = ['allowed', 'permitted', 'erlaubt', 'gestattet', 'autorise', 'permesso', 'permitido', 'toegestaan']
const JOINTS = ['to', 'for', 'fur', 'aux', 'pour', 'per', 'para', 'voor', 'of', 'des']
const SENSE = 0.6

/** A column that is named for activities: “Climbing”, “Kletterverbot”, “Sperrung MTB”, “Cycling allowed”. */
interface Named {
  readonly column: Column
  readonly activities: string
  /** What its name tells of a yes below it. */
  readonly yes: MarkMeaning | null
}

/** How columns of marks, one for each activity, are read, and which these are. */
export interface Marks {
  readonly properties: readonly string[]
  /** The type of rows that have a mark. */
  readonly type: readonly Rule[]
  /** The type of rows that have none. */
  readonly unmarked: Rule | null
  readonly activities: readonly Rule[]
}

export const NO_MARKS: Marks = { properties: [], type: [], unmarked: null, activities: [] }

/** Finds the columns of a table that has one for each activity; adds to `doubts` where nothing tells what yes means there. */
export function guessMarks(columns: readonly Column[], doubts: Doubt[]): Marks {
  const named = columns.flatMap((column) => namedFor(column) ?? []).filter(({ column }) => hasMarks(column))
  const marked = named.filter(({ column }) => column.values.length > 0)
  if (marked.length === 0 || (named.length < 2 && !marked.some(({ column, yes }) => tellsAlone(column, yes))))
    return NO_MARKS
  const properties = named.map(({ column }) => column.property)
  const yes = meaningOfYes(marked)
  if (yes === null) {
    doubts.push({ about: 'activities', text: unknownYes(properties) })
    return { ...NO_MARKS, properties }
  }
  if (marked.some((one) => one.yes === null && isCrossed(one))) {
    doubts.push({ about: 'activities', text: crossesTaken(properties) })
  }
  tellUnread(columns, marked, doubts)
  const under = Object.fromEntries(named.map(({ column, activities: keys }) => [column.property, keys]))
  const meaning = yes === undefined ? {} : { yes }
  const unmarked = { value: marked.every(isCrossed) && yes === 'closed' ? 'notice' : 'closure' }
  return {
    properties,
    type: [{ type_under: under, ...meaning }],
    unmarked,
    activities: [
      { activities_under: under, ...meaning },
      { activities_under: under, ...meaning, value: 'closed' },
    ],
  }
}

/** Any text. A rule without a pattern would be a last resort, of which the report tells. */
const ANY = '.'

/**
 * The columns that are named for bans and tell from when to when these hold, “Kletterverbot: 1.2.–31.7.”: where they are all
 * empty, nothing is banned.
 */
export function guessPeriodsOfBans(columns: readonly Column[]): Marks {
  const bans = columns.flatMap((column) => namedFor(column) ?? []).filter(({ yes }) => yes === 'closed')
  const told = bans.filter(({ column }) => shareOf(withoutNo(column), tellsDays) >= SENSE && !isOneEnd(column))
  if (told.length === 0) return NO_MARKS
  const all = bans.filter((ban) => told.includes(ban) || ban.column.values.length === 0)
  return {
    properties: all.map(({ column }) => column.property),
    type: all.map(({ column }) => ({ from: column.property, pattern: ANY, value: 'closure' })),
    unmarked: { value: 'notice' },
    activities: all.map(({ column, activities: keys }) => ({ from: column.property, pattern: ANY, value: keys })),
  }
}

/** What columns of single days tell that are named for bans, “Kletterverbot von”: where they are all empty, nothing is banned. */
export function bansOfDays(dates: readonly string[]): Marks {
  const bans = dates.flatMap((from) => {
    const banned = activitiesBanned(from)
    return banned === null ? [] : [{ from, pattern: ANY, banned }]
  })
  if (bans.length === 0) return NO_MARKS
  return {
    properties: [],
    type: bans.map(({ from, pattern }) => ({ from, pattern, value: 'closure' })),
    unmarked: { value: 'notice' },
    activities: bans.map(({ from, pattern, banned }) => ({ from, pattern, value: banned })),
  }
}

/** Whether a column is named for one end of a period and has such days alone: “Kletterverbot von”, beside “Kletterverbot bis”. */
function isOneEnd(column: Column): boolean {
  const isNamed = column.tokens.some((token) => [...starts, ...ends].includes(token))
  return isNamed && shareOf(column, (value) => looksLikeDayOrSeason(value) || isAlways(value)) >= SENSE
}

/** A column without the cells that say that nothing is banned. */
function withoutNo(column: Column): Column {
  return { ...column, values: column.values.filter((value) => !saysNo(value)) }
}

function isCrossed({ column }: Named): boolean {
  return shareOf(column, isCross) === 1
}

const unknownYes = (properties: readonly string[]) =>
  `Nothing tells whether “yes” below ${properties.join(', ')} means closed or open: each row closes to all. Say it in a mapping, by "activities_under" and "type_under".`

const crossesTaken = (properties: readonly string[]) =>
  `Crosses below ${properties.join(', ')} are taken for closed. If they mark what is open, say "yes": "open" in a mapping, beside "activities_under" and "type_under".`

/** What yes means below all of some columns; undefined where none says yes or no, null where nothing tells it. */
function meaningOfYes(marked: readonly Named[]): MarkMeaning | undefined | null {
  const answered = marked.filter(({ column }) => column.values.some((value) => asMark(value) !== null))
  const meanings = new Set(answered.map((one) => one.yes ?? (isCrossed(one) ? 'closed' : null)))
  const [meaning] = meanings
  return meanings.size > 1 ? null : meaning
}

/** Whether a column tells by itself what it closes: by its name, or by words such as “closed” below it. */
function tellsAlone(column: Column, yes: MarkMeaning | null): boolean {
  return yes !== null || column.values.every((value) => asMark(value) === null)
}

/** Whether most cells of a column tell what is closed, or at least one in words, where none has days, as “all year” beside dates would be. */
function hasMarks(column: Column): boolean {
  const { values } = column
  const tellsMarks = values.some(isWord) && !values.some((value) => looksLikeDayOrSeason(value) || tellsDays(value))
  return values.length === 0 || tellsMarks || shareOf(column, (value) => saidInCell(value, 'closed') !== null) >= SENSE
}

/** Whether a cell says in words that something is closed or open, or a rule of its own. */
function isWord(value: unknown): boolean {
  return asMark(value) === null && saidInCell(value, 'closed') !== null
}

/** Adds to `doubts` the days and hours of marks, and the columns that have marks and are named for no activity that is known. */
function tellUnread(columns: readonly Column[], marked: readonly Named[], doubts: Doubt[]): void {
  const timed = marked.filter(({ column }) => column.values.some((value) => isWord(value) && TIMES.test(`${value}`)))
  if (timed.length > 0) {
    const properties = timed.map(({ column }) => column.property).join(', ')
    const text = `Days and hours beside what is closed below ${properties} are not read: it closes always. Give them columns of their own.`
    doubts.push({ about: 'activities', text })
  }
  const others = columns.filter(
    (column) => !isKnown(column) && namedFor(column) === null && shareOf(column, isWord) >= SENSE,
  )
  if (others.length === 0) return
  const properties = others.map(({ property }) => property).join(', ')
  const text = `${properties}: not known as an activity, so what is closed there is not read. Say it in a mapping, by "activities_under" and "type_under".`
  doubts.push({ about: 'activities', text })
}

const TIMES = /\d/

/** Whether a column is called as one that tells anything else of closures. */
function isKnown(column: Column): boolean {
  return Object.values(propertyLists.closures).some((names) => names.some((name) => isCalled(column, name)))
}

/** The activities that a column is named for; null for one that is named for anything else. */
function namedFor(column: Column): Named | null {
  const { property } = column
  const banned = activitiesBanned(property)
  if (banned !== null) return { column, activities: banned, yes: 'closed' }
  const words = wordsOf(property.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
  const [isClosed, isOpen] = [closedWords, [...openWords, ...PERMITTED]].map((list) =>
    words.some((word) => list.includes(word)),
  )
  const others = [...closedWords, ...openWords, ...PERMITTED, ...JOINTS]
  const ids = asActivities(words.filter((word) => !others.includes(word)).join(' '))
  const yes = isClosed === true ? 'closed' : isOpen === true ? 'open' : null
  if (ids !== null && ids.length > 0) {
    const keys = activities.flatMap(({ id, key }) => (ids.includes(id) ? key : []))
    return { column, activities: keys.join(', '), yes }
  }
  const isGeneral = yes === null && words.length === 1 && isClosing(fold(asText(property) ?? ''))
  return isGeneral ? { column, activities: 'entering', yes: 'closed' } : null
}

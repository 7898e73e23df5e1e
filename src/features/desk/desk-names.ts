/** What the desk looks for: what begins or ends on the day that is shown, or within seven days from it. */
export const DUE = ['starts-today', 'starts-week', 'ends-today', 'ends-week'] as const
export type Due = (typeof DUE)[number]

/** Words for two of them, as in `due=today`. */
const BOTH: Readonly<Record<string, readonly Due[]>> = {
  today: ['starts-today', 'ends-today'],
  week: ['starts-week', 'ends-week'],
}

/** Reads `starts-today,ends-week` or `today`; null where a word is none of them. */
export function parseDue(text: string): readonly Due[] | null {
  const read = text.split(',').map((word) => BOTH[word] ?? DUE.filter((name) => name === word))
  return read.some((names) => names.length === 0) ? null : DUE.filter((name) => read.flat().includes(name))
}

/** The text that {@link parseDue} reads. */
export function formatDue(due: readonly Due[]): string {
  const word = Object.keys(BOTH).find((name) => BOTH[name]?.join(',') === due.join(','))
  return word ?? due.join(',')
}

/** Since when records have changed that the desk looks for. */
export const CHANGED = ['yesterday'] as const
export type Changed = (typeof CHANGED)[number]

/** What the desk tells of each closure, in the order of the table. */
export const COLUMNS = [
  'name',
  'areas',
  'status',
  'next',
  'starts',
  'ends',
  'reason',
  'activities',
  'source',
  'updated',
] as const
export type Column = (typeof COLUMNS)[number]

/** The order of the rows. */
export interface Sort {
  readonly column: Column
  readonly descending: boolean
}

/** What needs attention first comes first. */
export const USUAL_SORT: Sort = { column: 'status', descending: false }

/** Reads `ends`, or `-ends` for the last first. */
export function parseSort(text: string): Sort | null {
  const descending = text.startsWith('-')
  const column = COLUMNS.find((name) => name === text.slice(descending ? 1 : 0))
  return column === undefined ? null : { column, descending }
}

/** The text that {@link parseSort} reads. */
export function formatSort({ column, descending }: Sort): string {
  return descending ? `-${column}` : column
}

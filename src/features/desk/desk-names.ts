/** What the desk looks for that begins or ends: on the day that is shown, or within seven days from it. */
export const DUE = ['today', 'week'] as const
export type Due = (typeof DUE)[number]

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

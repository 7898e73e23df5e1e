import { fold } from '#contract/fold.ts'
import { monthNamed } from '../../../intake/month-names.ts'
import { asText } from '../../../intake/values.ts'
import { saidInCell, saysNo } from './marks.ts'

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const MONTHS = NAMES.length

/** The month, from 0, that a column is named for: “Feb.”. */
export function monthOfColumn(property: string): number | undefined {
  const name = fold(property).trim().replace(/\.$/, '')
  const month = /^\p{L}+$/u.test(name) ? monthNamed(name) : undefined
  return month === undefined ? undefined : month - 1
}

/** Whether a cell below a month says that it is closed then: by a cross, a yes, or a word; null for anything else. */
export function isMarked(value: unknown): boolean | null {
  if ((asText(value) ?? '').trim() === '' || saysNo(value)) return false
  const said = saidInCell(value, 'closed')
  return said === 'closed' ? true : said === 'open' ? false : null
}

/** The periods of the months that are marked in a row, over the new year too: “Feb – Jul”; `unknown` is the first cell that says neither. */
export function periodsOfMonths(columns: readonly string[], cellOf: (property: string) => unknown) {
  const marked = new Set<number>()
  let unknown: unknown = null
  for (const property of columns) {
    const [month, value] = [monthOfColumn(property), cellOf(property)]
    const isClosed = isMarked(value)
    if (isClosed === null) unknown ??= value
    else if (isClosed && month !== undefined) marked.add(month)
  }
  const firsts = [...NAMES.keys()].filter((month) => marked.has(month) && !marked.has((month + MONTHS - 1) % MONTHS))
  const periods = marked.size === MONTHS ? ['all year'] : firsts.map((first) => periodFrom(first, marked))
  return { periods, unknown }
}

function periodFrom(first: number, marked: ReadonlySet<number>): string {
  let last = first
  while (marked.has((last + 1) % MONTHS)) last = (last + 1) % MONTHS
  return `${NAMES[first]} – ${NAMES[last]}`
}

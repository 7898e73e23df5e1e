/** One text in place of another: what both begin and end with, and what differs between. */
export interface TextChange {
  readonly lead: string
  readonly removed: string
  readonly added: string
  readonly tail: string
}

/** Where two texts differ, by whole words. */
export function changeOf(old: string, now: string): TextChange {
  const [before, after] = [old.split(/(\s+)/), now.split(/(\s+)/)]
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return {
    lead: before.slice(0, start).join(''),
    removed: before.slice(start, before.length - end).join(''),
    added: after.slice(start, after.length - end).join(''),
    tail: end === 0 ? '' : before.slice(-end).join(''),
  }
}

/** So much of what has not changed is shown beside what has, in characters. */
const BESIDE = 80

/** The end of a text that comes before something, from a word on. */
export function endOf(lead: string): string {
  return lead.length <= BESIDE ? lead : `… ${lead.slice(-BESIDE).replace(/^\S*\s+/, '')}`
}

/** The beginning of a text that comes after something, up to a word. */
export function beginOf(tail: string): string {
  return tail.length <= BESIDE ? tail : `${tail.slice(0, BESIDE).replace(/\s+\S*$/, '')} …`
}

/**
 * Rows of one part at most. A browser takes 6 to 13 MB of memory for each page that it makes (Chromium 156, 177 to 353
 * pages), and 50,000 rows take thousands of them: more than a computer has.
 */
const ROWS_OF_A_PART = 2000

/** How many parts of about the same length a list is printed in. */
export function partsOf(rows: number): number {
  return Math.max(1, Math.ceil(rows / ROWS_OF_A_PART))
}

/** Some rows of a list, of which each is in one part. */
export interface Part {
  /** From 1. */
  readonly number: number
  readonly of: number
  /** The places of its first row and of the row after its last, from 0. */
  readonly from: number
  readonly to: number
  /** How many rows the list has. */
  readonly all: number
}

/** A part of a list by its number, from 1. */
export function partOf(rows: number, number: number): Part {
  const of = partsOf(rows)
  const start = (part: number) => Math.round((rows * part) / of)
  return { number, of, from: start(number - 1), to: start(number), all: rows }
}

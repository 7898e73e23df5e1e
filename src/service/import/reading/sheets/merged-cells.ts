import type { Attributes, XmlReader } from '../input/xml.ts'
import { columnOf, type Cell, type SheetRow, type Span } from './sheet.ts'

const MERGED = 'cells merged over several rows taken as the same in each of them'

/** A cell of an Excel sheet that is merged with others below. */
interface Merge extends Span {
  /** The number of its own row. */
  readonly row: number
}

/** Gathers the merged cells of an Excel sheet, which stand behind all of its rows; null for each of these. */
export class MergeReader implements XmlReader<Merge | null> {
  #found: Merge | undefined

  open(name: string, attributes: Attributes): void {
    const ref = name === 'mergeCell' ? (attributes['ref'] ?? '') : ''
    const { first, last } = /^[A-Z]+(?<first>\d+):[A-Z]+(?<last>\d+)$/.exec(ref)?.groups ?? {}
    const [row, rows] = [Number(first), Number(last) - Number(first) + 1]
    const column = columnOf(ref)
    this.#found = column !== null && rows > 1 ? { column, row, rows } : undefined
  }

  text(): void {}

  close(name: string): Merge | null | undefined {
    // A result for each row too, as the text between two results is limited.
    if (name === 'row') return null
    return name === 'mergeCell' ? this.#found : undefined
  }
}

type Rows = AsyncGenerator<SheetRow, undefined>

/** Rows with the spans of their cells. The merges of a sheet are read once, before its rows are for the first time. */
export function withMerged(merges: () => AsyncIterable<Merge | null>, rows: () => Rows): () => Rows {
  let known: ReadonlyMap<number, readonly Span[]> | null = null
  return async function* (): Rows {
    known ??= await byRow(merges())
    for await (const row of rows()) yield { ...row, spans: known.get(row.number) ?? [] }
  }
}

async function byRow(merges: AsyncIterable<Merge | null>): Promise<ReadonlyMap<number, readonly Span[]>> {
  const spans = new Map<number, Span[]>()
  for await (const merge of merges) {
    if (merge === null) continue
    const { row, ...span } = merge
    const others = spans.get(row)
    if (others === undefined) spans.set(row, [span])
    else others.push(span)
  }
  return spans
}

/** The rows of a table, below `headerEnd`, with the values of merged cells in each row that these go over. */
export async function* filledDown(rows: AsyncIterable<SheetRow>, headerEnd: number): Rows {
  const open = new Map<number, { readonly value: Cell; readonly end: number }>()
  for await (const row of rows) {
    if (row.number <= headerEnd) continue
    const cells = [...row.cells]
    let isMerged = false
    for (const [column, { value, end }] of open) {
      if (end < row.number) open.delete(column)
      else if ((cells[column] ?? null) === null) {
        while (cells.length < column) cells.push(null)
        cells[column] = value
        isMerged = true
      }
    }
    for (const { column, rows: over } of row.spans ?? []) {
      const value = row.cells[column] ?? null
      if (value !== null) open.set(column, { value, end: row.number + over - 1 })
    }
    yield isMerged ? { ...row, cells, remarks: [...row.remarks, MERGED] } : row
  }
}

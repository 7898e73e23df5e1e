import * as z from 'zod/mini'

/** Figures by their names. */
const Figures = z.record(z.string(), z.number())
/** By what was measured, such as `app 20k`, or what was compared, such as `app 20k / bare 20k`. */
const Columns = z.record(z.string(), Figures)

/** What is committed: how far each figure may grow before it is a regression, and what each was. */
export const Committed = z.object({
  /** Of ratios, by what a figure's name holds, the first that fits; figures that none fits are not compared. */
  tolerances: z.record(z.string(), z.number()),
  /** Figures that are compared of the app alone, for they do not depend on the machine; also with a step's name before them (`read: requests`). */
  counts: z.array(z.string()),
  parts: z.record(z.string(), Columns),
})
export type Committed = z.infer<typeof Committed>

const Spread = z.object({ median: z.number() })
/** What a part leaves as a file, as far as it is compared. */
export const Measured = z.object({
  part: z.string(),
  measured: z.record(z.string(), z.record(z.string(), Spread)),
})
export type Measured = z.infer<typeof Measured>

/** A comparison with another checkout, such as `app 20k / other 20k`. */
const ANOTHER_CHECKOUT = / \/ other /

/** What of a part is compared: ratios, and of the app what only counts. */
export function comparable({ measured }: Measured, { tolerances, counts }: Committed): z.infer<typeof Columns> {
  const isKept = (column: string, figure: string) =>
    column.includes(' / ')
      ? toleranceOf(figure, tolerances) !== null && !ANOTHER_CHECKOUT.test(column)
      : column.startsWith('app ') && counts.includes(figure.replace(/^.*: /, ''))
  const columns = Object.entries(measured).map(([column, figures]) => {
    const kept = Object.entries(figures).filter(([figure]) => isKept(column, figure))
    return [column, Object.fromEntries(kept.map(([figure, { median }]) => [figure, rounded(median)]))] as const
  })
  return Object.fromEntries(columns.filter(([, figures]) => Object.keys(figures).length > 0))
}

/** A line for each figure that is worse than what is committed, by more than it may. */
export function regressions(measured: Measured, committed: Committed): string[] {
  const known = committed.parts[measured.part] ?? {}
  const lines: string[] = []
  for (const [column, figures] of Object.entries(comparable(measured, committed))) {
    for (const [figure, value] of Object.entries(figures)) {
      const was = known[column]?.[figure]
      const most = (was ?? Infinity) * (1 + (toleranceOf(figure, committed.tolerances) ?? 0))
      if (value > most)
        lines.push(`${measured.part}, ${column}: ${figure} ${value}, committed ${was}, at most ${rounded(most)}`)
    }
  }
  return lines
}

/** What is to be committed: what was measured takes the place of the same columns, and leaves all others. */
export function updated(measured: Measured, committed: Committed): Committed {
  const columns = { ...committed.parts[measured.part], ...comparable(measured, committed) }
  return { ...committed, parts: { ...committed.parts, [measured.part]: columns } }
}

function toleranceOf(figure: string, tolerances: Committed['tolerances']): number | null {
  const [, tolerance = null] = Object.entries(tolerances).find(([name]) => figure.includes(name)) ?? []
  return tolerance
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

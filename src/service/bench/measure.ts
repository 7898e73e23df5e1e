/** The CPU time that this process has used, in milliseconds. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = NaN, high = NaN] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return (low + high) / 2
}

/** The shortest of some runs of a task in milliseconds, and what the last of them gave. */
export async function shortest<T>(runs: number, task: () => T | Promise<T>): Promise<{ ms: number; value: T }> {
  let ms = Infinity
  for (;;) {
    const start = performance.now()
    const value = await task()
    ms = Math.min(ms, performance.now() - start)
    if (--runs <= 0) return { ms, value }
  }
}

export interface Result {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** What the value should be at most, or at least. */
  readonly target: { readonly most: number } | { readonly least: number }
  readonly detail?: string
}

/** A result as a line that says whether its target is met. */
export function resultLine({ what, value, unit, target, detail }: Result): string {
  const isMet = 'most' in target ? value <= target.most : value >= target.least
  const bound = 'most' in target ? `at most ${shown(target.most)}` : `at least ${shown(target.least)}`
  const line = `${isMet ? 'met ' : 'MISS'}  ${what}: ${shown(value)} ${unit} (target: ${bound})`
  return detail === undefined ? line : `${line}\n      ${detail}`
}

const rounded = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

export function shown(value: number): string {
  return rounded.format(value)
}

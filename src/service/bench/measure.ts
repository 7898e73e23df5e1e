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

/** One way to do some tasks, and how to read the CPU time in milliseconds that it has used. */
export interface Contender {
  readonly run: (task: number, pass: number) => unknown
  readonly cpu: () => number | Promise<number>
}

const WARMING_PASSES = 10
const MEASURED_PASSES = 9

/**
 * The CPU time of a task in milliseconds, for each contender in each of some passes over all tasks. They take turns, so
 * that a machine whose speed varies does so for all, after enough passes for the compiler to be done with the code.
 */
export async function costsOf(tasks: number, contenders: readonly Contender[]): Promise<number[][]> {
  const costs = contenders.map((): number[] => [])
  for (let pass = 0; pass < WARMING_PASSES + MEASURED_PASSES; pass++) {
    for (const [index, { run, cpu }] of contenders.entries()) {
      const start = await cpu()
      for (let task = 0; task < tasks; task++) await run(task, pass)
      costs[index]?.push(((await cpu()) - start) / tasks)
    }
  }
  return costs.map((passes) => passes.slice(WARMING_PASSES))
}

/** How one contender's costs stand to another's, pass by pass. */
export function ratiosOf(costs: readonly number[], others: readonly number[]): number[] {
  return costs.map((cost, pass) => cost / (others[pass] ?? NaN))
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
  /** In each pass, or the one that there is. Their median is what counts. */
  readonly values: readonly number[]
  readonly unit: string
  /** What the value should be at most, or at least. */
  readonly target: { readonly most: number } | { readonly least: number }
  readonly detail?: string
}

/** A result as a line that says whether its target is met. */
export function resultLine({ what, values, unit, target, detail }: Result): string {
  const value = median(values)
  const isMet = 'most' in target ? value <= target.most : value >= target.least
  const bound = 'most' in target ? `at most ${shown(target.most)}` : `at least ${shown(target.least)}`
  const spread = values.length > 1 ? ` [${shown(Math.min(...values))}–${shown(Math.max(...values))}]` : ''
  const line = `${isMet ? 'met ' : 'MISS'}  ${what}: ${shown(value)}${spread} ${unit} (target: ${bound})`
  return detail === undefined ? line : `${line}\n      ${detail}`
}

const rounded = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

export function shown(value: number): string {
  return rounded.format(value)
}

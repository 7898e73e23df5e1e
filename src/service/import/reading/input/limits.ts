import { beyondLimit, limitsWith, type LimitRule } from '../../../intake/limits.ts'
import { ImportError } from './import-error.ts'

/** How far a file or a record may go before it is taken for damaged or hostile. */
const LIMITS = {
  download_mb: { usual: 4000, most: 1e6, words: (most: string) => `is larger than ${most} MB` },
  unpacked_mb: { usual: 8000, most: 1e6, words: (most: string) => `unpacks to more than ${most} MB` },
  ratio: { usual: 200, most: 1e6, words: (most: string) => `unpacks to more than ${most} times its size` },
  record_mb: { usual: 64, most: 500, words: (most: string) => `is larger than ${most} MB` },
  // No text of the runtime is longer than some 536 million characters.
  whole_mb: {
    usual: 400,
    most: 500,
    words: (most: string) => `has to be read as a whole, and is larger than ${most} MB`,
  },
  records: { usual: 2e6, most: 1e9, words: (most: string) => `has more than ${most} records` },
  properties: { usual: 2000, most: 1e5, words: (most: string) => `has more than ${most} properties` },
  vertices: { usual: 2e6, most: 1e8, words: (most: string) => `has more than ${most} vertices` },
  depth: { usual: 100, most: 1000, words: (most: string) => `is nested more than ${most} levels deep` },
  entries: { usual: 10_000, most: 1e6, words: (most: string) => `has more than ${most} files in it` },
  side_mb: { usual: 1, most: 100, words: (most: string) => `is larger than ${most} MB` },
} as const satisfies Record<string, LimitRule>

type LimitName = keyof typeof LIMITS
/** Limits of what an import reads: megabytes of 1,000,000 bytes, or numbers. */
export type Limits = Readonly<Record<LimitName, number>>

export const MEGABYTE = 1e6

export const usualLimits: Limits = {
  download_mb: LIMITS.download_mb.usual,
  unpacked_mb: LIMITS.unpacked_mb.usual,
  ratio: LIMITS.ratio.usual,
  record_mb: LIMITS.record_mb.usual,
  whole_mb: LIMITS.whole_mb.usual,
  records: LIMITS.records.usual,
  properties: LIMITS.properties.usual,
  vertices: LIMITS.vertices.usual,
  depth: LIMITS.depth.usual,
  entries: LIMITS.entries.usual,
  side_mb: LIMITS.side_mb.usual,
}

/** The usual limits with some of them set, each by a text such as `vertices=5000000`. Throws a LimitError. */
export function limitsFrom(settings: readonly string[]): Limits {
  return limitsWith(LIMITS, usualLimits, settings)
}

/** The sentence about something that goes beyond a limit, and how to raise it. `what`: `it`, `feature 3 (line 12)`. */
export function beyond(limits: Limits, name: LimitName, what = 'it'): string {
  return beyondLimit(name, LIMITS[name], limits[name], what)
}

/** Throws an ImportError where `value`, in bytes for a limit in megabytes, goes beyond a limit. */
export function checkLimit(limits: Limits, name: LimitName, value: number, what?: string): void {
  const unit = name.endsWith('_mb') ? MEGABYTE : 1
  if (value > limits[name] * unit) throw new ImportError(beyond(limits, name, what))
}

/** So many bytes may any file unpack to, whatever the ratio. */
const ALWAYS = 100 * MEGABYTE

/** Throws an ImportError where what has been unpacked so far is too much, at all or for its packed size; in bytes. */
export function checkUnpacked(limits: Limits, unpacked: number, packed: number, what?: string): void {
  checkLimit(limits, 'unpacked_mb', unpacked, what)
  if (unpacked > ALWAYS) checkLimit(limits, 'ratio', unpacked / packed, what)
}

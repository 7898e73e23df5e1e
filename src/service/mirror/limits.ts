import { beyondLimit, limitsWith, type LimitRule } from '../intake/limits.ts'

/** How far a service may go before it is taken for broken or hostile. */
const LIMITS = {
  minutes: { usual: 720, most: 20_160, words: (most: string) => `takes more than ${most} minutes` },
  pages: { usual: 20_000, most: 1e6, words: (most: string) => `has more than ${most} pages` },
  page_mb: { usual: 128, most: 500, words: (most: string) => `is larger than ${most} MB` },
  vertices: { usual: 2e6, most: 1e8, words: (most: string) => `has more than ${most} vertices` },
  depth: { usual: 100, most: 1000, words: (most: string) => `is nested more than ${most} levels deep` },
} as const satisfies Record<string, LimitRule>

type LimitName = keyof typeof LIMITS
/** Limits of what a mirror reads: minutes, megabytes of 1,000,000 bytes, or numbers. */
export type MirrorLimits = Readonly<Record<LimitName, number>>

export const usualLimits: MirrorLimits = {
  minutes: LIMITS.minutes.usual,
  pages: LIMITS.pages.usual,
  page_mb: LIMITS.page_mb.usual,
  vertices: LIMITS.vertices.usual,
  depth: LIMITS.depth.usual,
}

/** The usual limits with some of them set, each by a text such as `minutes=1440`. Throws a LimitError. */
export function limitsFrom(settings: readonly string[]): MirrorLimits {
  return limitsWith(LIMITS, usualLimits, settings)
}

/** The sentence about something that goes beyond a limit, and how to raise it. */
export function beyond(limits: MirrorLimits, name: LimitName, what: string): string {
  return beyondLimit(name, LIMITS[name], limits[name], what)
}

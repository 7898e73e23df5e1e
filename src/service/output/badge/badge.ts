import type { Language } from '#contract/vocabulary/languages.ts'

/** How a badge looks, by what stands worst; colour is never all of it. */
export const LOOKS = [
  'in-force',
  'other-hours',
  'voluntary',
  'upcoming',
  'notice',
  'expired',
  'none',
  'problem',
] as const
export type Look = (typeof LOOKS)[number]

/** What a badge says: the first words in the colour of its look, the others after them. */
export interface Line {
  readonly look: Look
  readonly lead: string
  readonly rest: readonly string[]
}

/** A badge, before it is drawn. */
export interface Badge extends Line {
  readonly language: Language
  /** What it is about, and what else a reader has to know; for those who hear it, and for who points at it. */
  readonly about: readonly string[]
  /** "Demo data"; null for real data. */
  readonly demo: string | null
}

/** All that a badge says, in one line. */
export function textOf({ lead, rest, about, demo }: Badge): string {
  return [...(demo === null ? [] : [demo]), [lead, ...rest].join(' · '), ...about].join(' – ')
}

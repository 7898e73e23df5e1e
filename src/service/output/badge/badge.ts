import { joined } from '#contract/standing/sentence.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { BadgeSign } from './signs.ts'

/** What a badge says: the first words in the colour of its sign, the rest after them; '' where there is no more. */
export interface Line {
  readonly sign: BadgeSign
  readonly lead: string
  readonly rest: string
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
  return [...(demo === null ? [] : [demo]), joined(lead, rest), ...about].join(' – ')
}

import * as z from 'zod/mini'
import { LocalDate } from '#contract/dates.ts'

const CHANGE_KINDS = ['added', 'changed', 'deprecated', 'removed', 'fixed'] as const

/** What one version of the interface changed. */
export const Release = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  date: LocalDate,
  changes: z.array(z.object({ kind: z.enum(CHANGE_KINDS), text: z.string() })),
})
export type Release = z.infer<typeof Release>

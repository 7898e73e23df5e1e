import * as z from 'zod/mini'
import { Uuid } from '#contract/ids.ts'

/** The texts of a record that are remembered when it has been read. */
export const TEXT_NAMES = ['name', 'purpose', 'description', 'rules', 'legal_basis', 'contact'] as const
export type TextName = (typeof TEXT_NAMES)[number]

const Texts = z.partialRecord(z.enum(TEXT_NAMES), z.string())
/** Those of its texts that the service tells; empty where it tells that there is none. */
export type Texts = z.infer<typeof Texts>

/** A record as it was read. */
export const Reading = z.object({
  uuid: Uuid,
  /** When, in epoch ms. */
  at: z.number(),
  texts: Texts,
  /** What those said at an earlier visit that have changed since. */
  old: Texts,
})
export type Reading = z.infer<typeof Reading>

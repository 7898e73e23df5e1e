import * as z from 'zod/mini'

/** An update from its first request until it is published: what is kept of it where it breaks off. */
export const Run = z.object({
  address: z.string(),
  /** The `updatedAt` of the copy that it builds on; null where there was none. */
  basis: z.nullable(z.string()),
  /** The UTC day from which changes are asked; null: everything is. */
  since: z.nullable(z.string()),
  /** The UTC day on which it began, by the earlier of both clocks. */
  began: z.string(),
  /** When it began, RFC 3339. */
  beganAt: z.string(),
  /** Whether the source says that its data is a demonstration. */
  demo: z.boolean(),
  /** Whether the source links the pages of changes by `after`. */
  isKeyset: z.boolean(),
  /** Whether all records are compared with those of the source. */
  sweeps: z.boolean(),
  /** How often it has gone on after it broke off. */
  resumes: z.int(),
})
export type Run = z.infer<typeof Run>

import * as z from 'zod/mini'
import { Instant } from '../dates.ts'
import { Uuid } from '../ids.ts'

/** An entry of a list of deleted records. */
export const Deletion = z.object({ uuid: Uuid, deleted_at: Instant })
export type Deletion = z.infer<typeof Deletion>

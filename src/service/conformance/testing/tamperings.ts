import { listTamperings } from './list-tamperings.ts'
import { recordTamperings } from './record-tamperings.ts'
import { filterTamperings } from './filter-tamperings.ts'
import type { Tampering } from './tampering.ts'

/** For each rule, answers that break it. */
export const tamperings: Readonly<Record<string, readonly Tampering[]>> = {
  ...listTamperings,
  ...recordTamperings,
  ...filterTamperings,
}

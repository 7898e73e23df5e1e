import { listTamperings } from './list-tamperings.test-helpers.ts'
import { recordTamperings } from './record-tamperings.test-helpers.ts'
import { filterTamperings } from './filter-tamperings.test-helpers.ts'
import type { Tampering } from './tampering.test-helpers.ts'

/** For each rule, answers that break it. */
export const tamperings: Readonly<Record<string, readonly Tampering[]>> = {
  ...listTamperings,
  ...recordTamperings,
  ...filterTamperings,
}

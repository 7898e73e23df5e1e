import type { Rule } from './kernel/rule.ts'
import { areaFilterRules } from './rules/area-filters.ts'
import { boxRules } from './rules/boxes.ts'
import { cachingRules } from './rules/caching.ts'
import { closureFilterRules } from './rules/closure-filters.ts'
import { closuresOfAreasRules } from './rules/closures-of-areas.ts'
import { deletedRules } from './rules/deleted.ts'
import { documentRules, rootRule } from './rules/documents.ts'
import { errorRules } from './rules/errors.ts'
import { fieldRules } from './rules/fields.ts'
import { formatRules } from './rules/formats.ts'
import { listRules } from './rules/lists.ts'
import { lookupRules } from './rules/lookups.ts'
import { methodRules } from './rules/methods.ts'
import { negotiationRules } from './rules/negotiation.ts'
import { oddQueryRules } from './rules/odd-queries.ts'
import { orderRules } from './rules/order.ts'
import { recordRules } from './rules/records.ts'
import { statusRules } from './rules/status.ts'
import { summaryRules } from './rules/summaries.ts'

/** Every rule, in the order in which a client would trip on them. */
export const rules: readonly Rule[] = [
  rootRule,
  ...listRules,
  ...orderRules,
  ...methodRules,
  ...negotiationRules,
  ...cachingRules,
  ...errorRules,
  ...oddQueryRules,
  ...fieldRules,
  ...recordRules,
  ...lookupRules,
  ...areaFilterRules,
  ...closureFilterRules,
  ...closuresOfAreasRules,
  ...boxRules,
  ...statusRules,
  ...deletedRules,
  ...documentRules,
  ...summaryRules,
  ...formatRules,
]

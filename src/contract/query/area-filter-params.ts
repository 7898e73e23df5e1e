import { countryIds, ids, text } from './param.ts'

/** How what a person narrows areas by stands in addresses, for those who need no more of an area than that. */
export const areaFilterParams = { category_id: ids, country_id: countryIds, q: text }

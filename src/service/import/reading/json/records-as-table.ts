import * as z from 'zod/mini'

const AnyObject = z.record(z.string(), z.unknown())
const Records = z.array(AnyObject).check(z.minLength(1))

/** What to do with a list of features alone. */
export const AS_COLLECTION = `Make a collection of it: jq '{type: "FeatureCollection", features: .}' IN.json > OUT.geojson`

/** The name of the first list of records in an object, as the interfaces of agencies answer: “data”; null where there is none. */
export function listOfRecords(value: unknown): string | null {
  const lists = Object.entries(AnyObject.safeParse(value).data ?? {})
  return lists.find(([, list]) => Records.safeParse(list).success)?.[0] ?? null
}

/** What to do with a list of records that is no GeoJSON, by its name in the file, or null where it is all of that. */
export function asTable(list: string | null): string {
  const path = list === null ? '.' : `.${JSON.stringify(list)}`
  const cells = '(.[] | [.[$k[]] | if type == "array" or type == "object" then tojson else . end])'
  return `Ask its server for GeoJSON or CSV, or make a table of it: jq -r '${path} | (map(keys) | add | unique) as $k | $k, ${cells} | @csv' IN.json > OUT.csv`
}

import * as z from 'zod/mini'
import { ImportError } from '../input/import-error.ts'
import { placingBy, type Placing } from '../input/system-of-file.ts'

const Code = z.union([z.string(), z.number()])
const Domain = z.object({ codedValues: z.array(z.object({ code: Code, name: z.string() })) })
const Field = z.object({ name: z.string(), type: z.optional(z.string()), domain: z.optional(z.unknown()) })
const Frame = z.looseObject({
  objectIdFieldName: z.optional(z.nullable(z.string())),
  fields: z.optional(z.nullable(z.array(Field))),
  spatialReference: z.optional(z.unknown()),
  transform: z.optional(z.unknown()),
})

/** What a file says of its features, beside them. */
export interface Layout {
  readonly placing: Placing
  /** The field whose values tell features apart; null where none is named. */
  readonly identifier: string | null
  /** Says the value of a field in words: of a code its name, of a number that is an instant its date. */
  readonly valueOf: (field: string, value: unknown) => unknown
}

/** Throws an ImportError where positions cannot be brought to longitude and latitude. */
export function layoutOf(frame: unknown): Layout {
  const { data } = Frame.safeParse(frame)
  if (data?.transform != null)
    throw new ImportError('its positions are numbers of a grid: ask its server without quantizationParameters')
  const fields = data?.fields ?? []
  const identifier = fields.find(({ type }) => type === 'esriFieldTypeOID')?.name ?? data?.objectIdFieldName
  const dates = new Set(fields.flatMap(({ name, type }) => (type === 'esriFieldTypeDate' ? [name] : [])))
  const codes = new Map(fields.map(({ name, domain }) => [name, namesOfCodes(domain)]))
  return {
    placing: placingOf(data?.spatialReference),
    identifier: identifier ?? null,
    valueOf: (field, value) => (dates.has(field) ? dateOf(value) : (codes.get(field)?.get(String(value)) ?? value)),
  }
}

function namesOfCodes(domain: unknown): ReadonlyMap<string, string> {
  const values = Domain.safeParse(domain).data?.codedValues ?? []
  return new Map(values.map(({ code, name }) => [String(code), name]))
}

const DAY_MS = 86_400_000

/** Esri's programs write a day as its midnight in UTC. */
function dateOf(value: unknown): unknown {
  if (typeof value !== 'number') return value
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return value
  return value % DAY_MS === 0 ? date.toISOString().slice(0, 10) : date.toISOString()
}

const Reference = z.object({
  latestWkid: z.optional(z.nullable(z.number())),
  wkid: z.optional(z.nullable(z.number())),
  wkt: z.optional(z.nullable(z.string())),
})

/** By a `spatialReference`: its number in the EPSG's newest list, Esri's own, or a text of WKT. */
export function placingOf(reference: unknown): Placing {
  const { latestWkid, wkid, wkt } = Reference.safeParse(reference ?? {}).data ?? {}
  const number = latestWkid ?? wkid
  if (reference != null && number == null && wkt == null && Object.keys(reference).length > 0)
    throw new ImportError(
      `its coordinates are in ${JSON.stringify(reference)}, which is not known: convert it to WGS 84 first`,
    )
  if (number == null && wkt == null) return placingBy(null, '')
  return placingBy(
    { epsg: number ?? undefined, wkt: wkt ?? undefined },
    number == null ? (wkt ?? '').slice(0, 60) : `the system ${number}`,
  )
}

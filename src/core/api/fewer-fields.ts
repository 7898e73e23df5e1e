import { SPEC_AREA_FIELDS, SPEC_CLOSURE_FIELDS } from '#contract/spec-fields.ts'

const SPEC_FIELDS: ReadonlySet<string> = new Set([...SPEC_AREA_FIELDS, ...SPEC_CLOSURE_FIELDS])

/** An address that asks for less where its `fields` were refused: for those of the specification, then for none by name. */
export function fewerFields(address: string): string {
  const url = new URL(address)
  const asked = url.searchParams.get('fields')?.split(',') ?? []
  const known = asked.filter((name) => SPEC_FIELDS.has(name))
  if (known.length > 0 && known.length < asked.length) url.searchParams.set('fields', known.join(','))
  else url.searchParams.delete('fields')
  return url.href
}

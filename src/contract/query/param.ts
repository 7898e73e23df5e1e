import * as sentences from '../error-sentences.ts'
import { NO_COUNTRY, parseUuid, type Uuid } from '../ids.ts'
import { isLocalDate } from '../status/local-time.ts'

/** What came of reading a parameter: its value, or a sentence that says what is wrong. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string }

/** What a parameter can hold: for those who describe it, and for a form that asks for it. */
export type ParamShape =
  | { readonly kind: 'ids'; readonly none?: true }
  | { readonly kind: 'uuids' | 'date' | 'text' | 'bbox' }
  | { readonly kind: 'choices'; readonly of: readonly string[] }
  | { readonly kind: 'integer'; readonly least: number; readonly most: number }
  | { readonly kind: 'fields'; readonly of: readonly string[]; readonly defaults: readonly string[] }

/** How one query parameter is read and written; the same on both sides, so that each reads what the other writes. */
export interface Param<T> {
  readonly shape: ParamShape
  /** Reads the parameter's texts, in their order; at least one of them is not empty. */
  read(texts: readonly string[]): Read<T>
  write(value: T): string
}

const ok = <T>(value: T): Read<T> => ({ ok: true, value })
const wrong = (message: string): Read<never> => ({ ok: false, message })

/** A parameter with one value; repeated, the last one counts. */
function single<T>(shape: ParamShape, read: (text: string) => Read<T>): Param<T> {
  return { shape, read: (texts) => read(texts.findLast((text) => text.trim() !== '')?.trim() ?? ''), write: String }
}

/** A parameter that means "any of": comma-separated, repeated or both. */
function anyOf<T>(shape: ParamShape, read: (text: string) => Read<T>): Param<readonly T[]> {
  return {
    shape,
    read(texts) {
      const values = new Set<T>()
      for (const text of texts.join(',').split(',')) {
        if (text.trim() === '') continue
        const value = read(text.trim())
        if (!value.ok) return value
        values.add(value.value)
      }
      return ok([...values])
    },
    write: (values) => values.map(String).join(','),
  }
}

const asId = (text: string) => (/^-?\d{1,40}(\.\d{1,40})?$/.test(text) ? ok(Number(text)) : wrong(sentences.number))

/** Any of some identifiers; an identifier that does not exist matches nothing, which is the store's affair. */
export const ids: Param<readonly number[]> = anyOf({ kind: 'ids' }, asId)

/** Any of some countries; `none` is that of areas without one. */
export const countryIds: Param<readonly number[]> = {
  ...anyOf({ kind: 'ids', none: true }, (text) => (text === 'none' ? ok(NO_COUNTRY) : asId(text))),
  write: (values) => values.map((id) => (id === NO_COUNTRY ? 'none' : String(id))).join(','),
}

/** Whether a parameter means "any of". */
export function isAnyOf({ shape }: Param<unknown>): boolean {
  return shape.kind === 'ids' || shape.kind === 'uuids' || shape.kind === 'choices'
}

/** One record, by its uuid. */
export const uuid: Param<Uuid> = single({ kind: 'text' }, (text) => {
  const value = parseUuid(text)
  return value === null ? wrong(sentences.uuid) : ok(value)
})

/** Any of some records, by their uuids. */
export const uuids: Param<readonly Uuid[]> = anyOf({ kind: 'uuids' }, (text) => {
  const value = parseUuid(text)
  return value === null ? wrong(sentences.uuid) : ok(value)
})

/** Any of a fixed set of words. */
export function choices<const T extends string>(allowed: readonly T[]): Param<readonly T[]> {
  return anyOf({ kind: 'choices', of: allowed }, (text) => {
    const choice = allowed.find((word) => word === text)
    return choice === undefined ? wrong(sentences.choice(text)) : ok(choice)
  })
}

/** A calendar date, `YYYY-MM-DD`. */
export const date: Param<string> = single({ kind: 'date' }, (text) =>
  isLocalDate(text) ? ok(text) : wrong(sentences.date),
)

/** A whole number between two, which count. */
export function integer(least: number, most: number): Param<number> {
  return single({ kind: 'integer', least, most }, (text) => {
    const value = /^\d{1,4}$/.test(text) ? Number(text) : NaN
    return value >= least && value <= most ? ok(value) : wrong(sentences.integer(least, most))
  })
}

/** Free text. */
export const text: Param<string> = single({ kind: 'text' }, ok)

/** The fields to return; `*` stands for the default set. The answer keeps the record's own field order. */
export function fields<const T extends string>(all: readonly T[], defaults: readonly T[]): Param<readonly T[]> {
  const shape: ParamShape = { kind: 'fields', of: all, defaults }
  const names = anyOf<T | '*'>(shape, (text) => {
    const name = text === '*' ? text : all.find((field) => field === text)
    return name === undefined ? wrong(sentences.unknownField(text, all)) : ok(name)
  })
  return {
    shape,
    read(texts) {
      const read = names.read(texts)
      if (!read.ok) return read
      const chosen = new Set<T | '*'>(read.value.flatMap((name) => (name === '*' ? defaults : [name])))
      return ok(all.filter((field) => chosen.has(field)))
    },
    write: (chosen) => chosen.join(','),
  }
}

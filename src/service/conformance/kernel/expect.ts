import { isDeepStrictEqual } from 'node:util'
import { en } from 'zod/locales'
import type * as z from 'zod/mini'
import { namesIn, textOf, type Answer } from './answer.ts'

/** The service does not keep a rule; the message is one line: what was asked, expected and got. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** A rule that cannot be looked at here; the message says why. */
export class Skip extends Error {
  override readonly name = 'Skip'
}

/** Ends a rule that the service's data say nothing about. */
export function skip(reason: string): never {
  throw new Skip(reason)
}

/** Ends a rule that an answer breaks. */
export function fail({ asked }: Pick<Answer, 'asked'>, expected: string, got: string): never {
  throw new Failure(`${asked}: expected ${expected}, got ${got}`)
}

const LONGEST = 160

/** A value as part of a line. */
export function shown(value: unknown): string {
  const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)))
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

export function expectThat(holds: boolean, answer: Pick<Answer, 'asked'>, expected: string, got: unknown): void {
  if (!holds) fail(answer, expected, shown(got))
}

/** Some values are there, each once, in the order of others. */
export function expectSequence(answer: Answer, got: readonly unknown[], expected: readonly unknown[]): void {
  expectOnce(answer, got)
  const place = expected.findIndex((value, index) => value !== got[index])
  if (place >= 0) fail(answer, `${shown(expected[place])} in place ${place + 1}`, shown(got[place] ?? 'nothing'))
  expectThat(got.length === expected.length, answer, `${expected.length} records`, got.length)
}

/** No value is there twice. */
export function expectOnce(answer: Answer, values: readonly unknown[]): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  if (twice !== undefined) fail(answer, 'each record once', `${shown(twice)} twice`)
}

export function expectStatus(answer: Answer, status: number): void {
  if (answer.status !== status) fail(answer, `status ${status}`, `${answer.status} ${shown(textOf(answer))}`)
}

/** A header is there and is what it should be. */
export function expectHeader(answer: Answer, name: string, pattern: RegExp, expected: string): void {
  const value = answer.headers.get(name)
  if (value === null || !pattern.test(value)) fail(answer, `${name}: ${expected}`, value ?? 'no such header')
}

/** A header names all of some names, in any order and letter case. */
export function expectNames(answer: Answer, header: string, names: readonly string[]): void {
  const missing = names.filter((name) => !namesIn(answer, header).includes(name.toLowerCase()))
  if (missing.length > 0) {
    fail(answer, `${header} to name ${missing.join(', ')}`, answer.headers.get(header) ?? 'no such header')
  }
}

/** The body as JSON that says that it is. */
export function jsonOf(answer: Answer): unknown {
  expectHeader(answer, 'Content-Type', /^application\/json(;|$)/, 'application/json')
  return jsonIn(answer)
}

/** The body as JSON, whatever it says that it is. */
export function jsonIn(answer: Answer): unknown {
  try {
    return JSON.parse(textOf(answer))
  } catch {
    return fail(answer, 'JSON', shown(textOf(answer)))
  }
}

/** An answer's status, and its JSON exactly. */
export function expectJson(answer: Answer, status: number, body: unknown): void {
  expectStatus(answer, status)
  const got = jsonOf(answer)
  expectThat(isDeepStrictEqual(got, body), answer, shown(body), got)
}

/** A part of an answer as a schema has it. */
export function parsed<S extends z.ZodMiniType>(answer: Answer, schema: S, value: unknown, what: string): z.infer<S> {
  const read = schema.safeParse(value, { error: en().localeError })
  if (read.success) return read.data
  const [issue] = read.error.issues
  const place = issue === undefined || issue.path.length === 0 ? what : `${issue.path.join('.')} of ${what}`
  return fail(answer, `${place} by the contract`, `${issue?.message ?? 'something else'} (${shown(value)})`)
}

import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { toInstantText } from './instant.ts'
import { statusAt } from './status.ts'
import type { StatusAt } from './status.ts'
import { enumerateStatus } from './testing/temporal-oracle.ts'
import file from './vectors.json' with { type: 'json' }

const instant = z.iso.datetime()
const text = z.nullable(z.string())
const standing = { status: z.enum(['upcoming', 'current', 'expired']), in_force: z.boolean() }
const Vectors = z.array(
  z.strictObject({
    id: z.string(),
    why: z.string().check(z.minLength(20)),
    record: z.strictObject({
      start_on: text,
      end_on: text,
      daytime_start: text,
      daytime_end: text,
      time_zone: z.string(),
    }),
    now: instant,
    expected: z.strictObject({
      ...standing,
      next_change: z.nullable(z.strictObject({ at: instant, ...standing })),
      begins_at: z.nullable(instant),
      finishes_at: z.nullable(instant),
    }),
  }),
)
const vectors = Vectors.parse(file.vectors)

function inWords({ status, inForce, nextChange, begin, finish }: StatusAt) {
  return {
    status,
    in_force: inForce,
    next_change: nextChange && {
      at: toInstantText(nextChange.at),
      status: nextChange.status,
      in_force: nextChange.inForce,
    },
    begins_at: toInstantText(begin),
    finishes_at: toInstantText(finish),
  }
}

describe('the vectors', () => {
  it('have ids of their own, and enough zones', () => {
    expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length)
    expect(vectors.length).toBeGreaterThanOrEqual(80)
    expect(new Set(vectors.map(({ record }) => record.time_zone)).size).toBeGreaterThanOrEqual(10)
  })

  it.each(vectors)('$id', ({ record, now, expected }) => {
    expect(inWords(statusAt(record, Date.parse(now)))).toEqual(expected)
  })

  it.each(vectors)('$id, by enumeration', ({ record, now, expected }) => {
    expect(inWords(enumerateStatus(record, Date.parse(now)))).toEqual(expected)
  })
})

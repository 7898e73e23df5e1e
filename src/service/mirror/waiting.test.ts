import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StoreBusyError } from '../store/domain/errors.ts'
import { keepDoing } from './keep.ts'
import { MirrorError, UnavailableError } from './mirror-error.ts'
import { backoffMs, durationOf } from './waiting.ts'

const NOW = Date.parse('2026-05-15T12:00:00Z')

it.each([
  ['90s', 90_000],
  ['15m', 900_000],
  ['1h', 3_600_000],
  ['2d', 172_800_000],
  ['14d', 1_209_600_000],
  ['15d', null],
  ['0h', null],
  ['1', null],
  ['1.5h', null],
  ['-1h', null],
  ['hourly', null],
])('%s is a time of %s ms', (text, expected) => {
  expect(durationOf(text)).toBe(expected)
})

it('a wait grows, differs by chance, and has its limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      const wait = backoffMs(failures, 1000, 60_000, () => chance)
      const whole = Math.min(60_000, 1000 * 2 ** (failures - 1))
      expect(wait).toBeGreaterThanOrEqual(whole / 2)
      expect(wait).toBeLessThanOrEqual(whole)
    }),
  )
})

describe('what is done every hour', () => {
  const HOUR = 3_600_000

  /** The waits between turns that take so long, or fail so, until there are no more. */
  async function waitsOf(...turns: (number | Error)[]): Promise<{ waits: number[]; error: unknown }> {
    const waits: number[] = []
    let now = NOW
    const work = async () => {
      const turn = turns.shift()
      if (turn === undefined) throw new Error('Enough.')
      if (turn instanceof Error) throw turn
      now += turn
    }
    const pause = async (ms: number) => void waits.push(ms)
    const waiting = { now: () => now, random: () => 0, pause }
    const error = await keepDoing(work, HOUR, () => {}, waiting).catch((reason: unknown) => reason)
    return { waits, error }
  }

  it('begins every hour, however long it takes', async () => {
    expect((await waitsOf(60_000, 2 * HOUR, 0)).waits).toEqual([HOUR - 60_000, 0, HOUR])
  })

  it('does not wait for as long as the clock was set back meanwhile', async () => {
    expect((await waitsOf(-24 * HOUR, 0)).waits).toEqual([HOUR, HOUR])
  })

  it('is tried again sooner after a failure, and ever less so', async () => {
    const down = () => new UnavailableError('down')
    expect((await waitsOf(down(), down(), new StoreBusyError(0, null), 0, down())).waits).toEqual([
      30_000,
      60_000,
      120_000,
      HOUR,
      30_000,
    ])
  })

  it('waits for as long as the service asks', async () => {
    expect((await waitsOf(new UnavailableError('busy', 2 * HOUR))).waits).toEqual([2 * HOUR])
    expect((await waitsOf(new UnavailableError('busy', Infinity))).waits).toEqual([14 * 24 * HOUR])
  })

  it('ends with a failure that lasts, unless it has gone well before', async () => {
    const refused = new MirrorError('No such list.')
    expect(await waitsOf(refused)).toEqual({ waits: [], error: refused })
    expect((await waitsOf(0, refused)).waits).toEqual([HOUR, 30_000])
  })
})

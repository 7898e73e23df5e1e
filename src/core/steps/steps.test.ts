import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Latest } from './latest.ts'
import { sorted } from './sorted.ts'
import { done, doneInTurns, type Steps } from './steps.ts'

const forever = new AbortController().signal

/** Steps that go on until they are told to end. */
function told() {
  const telling = new AbortController()
  const tell = () => telling.abort()
  function* steps<T>(made: T): Steps<T> {
    while (!telling.signal.aborted) yield
    return made
  }
  return { tell, steps }
}

describe('steps', () => {
  it('leave the page a turn', async () => {
    const { tell, steps } = told()
    setTimeout(tell)
    expect(await doneInTurns(steps('made'), forever)).toBe('made')
  })

  it('end when they are called off', async () => {
    const leaving = new AbortController()
    const { tell, steps } = told()
    const making = doneInTurns(steps('made'), leaving.signal)
    setTimeout(() => {
      leaving.abort(new Error('no more'))
      tell()
    })
    await expect(making).rejects.toThrow('no more')
  })
})

describe('a list sorted in steps', () => {
  it('is as it is sorted at once, equal ones staying as they were', () => {
    const items = fc
      .array(fc.nat(50), { minLength: 250, maxLength: 700 })
      .map((keys) => keys.map((key, index) => ({ key, index })))
    const nearly = items.map((all) => all.toSorted((a, b) => a.key - b.key).concat(all.slice(0, 30)))
    fc.assert(
      fc.property(fc.oneof(items, nearly), (all) => {
        const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key
        expect(done(sorted(all, byKey))).toEqual(all.toSorted(byKey))
      }),
    )
  })
})

describe('what was asked for last', () => {
  /** What is made in turn of what is asked for, as soon as it is so many. */
  function made(count: number, ask: (latest: Latest<string>) => void): Promise<readonly string[]> {
    return new Promise((resolve, reject) => {
      const all: string[] = []
      const onMade = (one: string) => {
        all.push(one)
        if (all.length === count) resolve(all)
      }
      ask(new Latest(onMade, reject))
    })
  }
  function* at<T>(value: T): Steps<T> {
    yield
    return value
  }

  it('is made, and nothing of an older wish', async () => {
    const all = made(1, (latest) => {
      const older = told()
      latest.ask(() => older.steps('m'), 'm')
      latest.ask(() => at('mo'), 'mo')
      latest.ask((last) => at(`moo after ${last}`), 'moo')
      older.tell()
    })
    expect(await all).toEqual(['moo after undefined'])
  })

  it('waits for what is being made of older data, and has it', async () => {
    const all = made(2, (latest) => {
      const older = told()
      latest.ask(() => older.steps('one page'), 'all')
      latest.ask(() => at('two pages'), 'all')
      latest.ask((last) => at(`three pages after ${last}`), 'all')
      older.tell()
    })
    expect(await all).toEqual(['one page', 'three pages after one page'])
  })

  it('is not made any more when it is stopped, and made when it is asked for again', async () => {
    const all = made(1, (latest) => {
      const stopped = told()
      latest.ask(() => stopped.steps('stopped'), 'all')
      latest.stop()
      stopped.tell()
      latest.ask(() => at('again'), 'all')
    })
    expect(await all).toEqual(['again'])
  })

  it('tells why it could not be made', async () => {
    const all = made(1, (latest) => {
      latest.ask(() => {
        throw new Error('not so')
      }, 'all')
    })
    await expect(all).rejects.toThrow('not so')
  })
})

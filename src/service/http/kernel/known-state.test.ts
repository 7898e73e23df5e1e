import { describe, expect, it } from 'vitest'
import type { StoreState } from '../../store/domain/store.ts'
import { KnownState } from './known-state.ts'

const aState = (revision: string): StoreState => ({ revision, demo: false, updatedAt: null, mirror: null })

/** A state that is asked for by hand, and holds for 1,000 ms. */
function aKnownState() {
  const questions: { resolve: (state: StoreState) => void; reject: (error: Error) => void }[] = []
  const clock = { now: 0 }
  const ask = () => new Promise<StoreState>((resolve, reject) => questions.push({ resolve, reject }))
  return { state: new KnownState(ask, () => clock.now, 1000, 60_000), questions, clock }
}

describe('the state of a store', () => {
  it('is asked for once for all who ask before the answer is there', async () => {
    const { state, questions, clock } = aKnownState()
    const first = state.current()
    clock.now = 10
    const second = state.current()
    expect(questions).toHaveLength(1)
    questions[0]?.resolve(aState('one'))
    expect(await Promise.all([first, second])).toEqual([aState('one'), aState('one')])
    clock.now = 999
    expect([state.known, await state.current()]).toEqual([aState('one'), aState('one')])
    expect(questions).toHaveLength(1)
  })

  it('holds from when it was asked for', async () => {
    const { state, questions, clock } = aKnownState()
    const first = state.current()
    clock.now = 10
    questions[0]?.resolve(aState('one'))
    await first
    clock.now = 1000
    expect(state.known).toBeUndefined()
    const next = state.current()
    questions[1]?.resolve(aState('two'))
    expect([await next, state.known]).toEqual([aState('two'), aState('two')])
  })

  it('is asked for again after a question that failed', async () => {
    const { state, questions } = aKnownState()
    const first = state.current()
    questions[0]?.reject(new Error('No database'))
    await expect(first).rejects.toThrow('No database')
    const next = state.current()
    questions[1]?.resolve(aState('one'))
    expect(await next).toEqual(aState('one'))
  })
})

import { expect, it } from 'vitest'
import { StoreLateError } from './in-time.ts'
import { SharedQuestion } from './shared-question.ts'

/** A store that answers each question when the test says so. */
function aSlowStore() {
  const answers: ((text: string) => void)[] = []
  const ask = () => new Promise<string>((resolve) => answers.push(resolve))
  return { ask, answers }
}

it('is asked once for all who wait, and anew after its answer', async () => {
  const { ask, answers } = aSlowStore()
  const question = new SharedQuestion(ask, 10_000)
  const both = Promise.all([question.answer(), question.answer()])
  expect(answers).toHaveLength(1)
  answers[0]?.('one')
  expect(await both).toEqual(['one', 'one'])
  const next = question.answer()
  answers[1]?.('two')
  expect(await next).toBe('two')
})

it('keeps nobody else waiting while its answer is overdue, and is well again after it', async () => {
  const { ask, answers } = aSlowStore()
  const question = new SharedQuestion(ask, 1)
  await expect(question.answer()).rejects.toThrow(StoreLateError)
  let isTold = false
  const told = question.answer().catch(() => (isTold = true))
  // Microtasks alone: no timer has run.
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(isTold).toBe(true)
  await told
  expect(answers).toHaveLength(1)
  answers[0]?.('late')
  await new Promise((resolve) => setImmediate(resolve))
  const next = question.answer()
  answers[1]?.('in time')
  expect(await next).toBe('in time')
})

it('passes on what the store throws', async () => {
  const question = new SharedQuestion(() => Promise.reject(new Error('gone')), 10_000)
  await expect(question.answer()).rejects.toThrow('gone')
})

import { expect, it } from 'vitest'
import { Revision } from './revision.ts'

it('is that of the last question, in whatever order they are answered', async () => {
  const answers: ((text: string) => void)[] = []
  let now = 0
  const revision = new Revision(
    () => new Promise((resolve) => answers.push(resolve)),
    () => now,
    1000,
  )
  const before = revision.current()
  now = 10
  const after = revision.current()
  answers[1]?.('new')
  expect(await after).toBe('new')
  answers[0]?.('old')
  expect(await before).toBe('old')
  expect(revision.known).toBe('new')
})

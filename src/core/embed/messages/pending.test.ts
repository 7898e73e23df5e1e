import { describe, expect, it } from 'vitest'
import { Pending } from './pending.ts'

const error = { code: 'value', message: 'No.' } as const
const nothing = new Map()
const range = (length: number) => Array.from({ length }, (_, n) => `${n}`)

describe('the answers that are kept', () => {
  it('are the last ones', () => {
    const pending = new Pending()
    for (const id of range(70)) pending.accept(nothing, id)
    expect(pending.take().answers.map(({ id }) => id)).toEqual(range(70).slice(6))
  })

  it('are refusals that somebody waits for, rather than others', () => {
    const pending = new Pending()
    pending.refuse(error, null)
    pending.refuse(error, 'refused')
    for (const id of range(100)) pending.accept(nothing, id)
    const { answers } = pending.take()
    expect(answers).toHaveLength(64)
    expect(answers[0]).toEqual({ id: 'refused', error })
    expect(answers.slice(1).map(({ id }) => id)).toEqual(range(100).slice(37))
  })

  it('are no more where all are refusals', () => {
    const pending = new Pending()
    for (const id of range(70)) pending.refuse(error, id)
    expect(pending.take().answers.map(({ id }) => id)).toEqual(range(70).slice(6))
  })

  it('end with that to the last command, whatever came before', () => {
    const pending = new Pending()
    for (const id of range(70)) pending.refuse(error, id)
    pending.accept(nothing, 'last')
    const { answers } = pending.take()
    expect(answers).toHaveLength(64)
    expect(answers.at(-1)).toEqual({ id: 'last', error: null })
  })
})

import { expect, it, onTestFinished } from 'vitest'
import { uuidOf } from '#testing/builders.ts'
import { aDirectory } from '../store/testing/store.ts'
import { Staging, type Step } from './staging.ts'

function aStaging(directory: string): Staging {
  const staging = new Staging(directory)
  onTestFinished(() => staging.close())
  return staging
}

const step: Step = { walk: 1, next: 'https://parks.example/2', isPaged: true, state: 'walking', unreadable: 0 }
const row = (number: number, name: string) => ({ uuid: uuidOf(number), name })

it('keeps what was read for the process that comes after', () => {
  const directory = aDirectory()
  const before = aStaging(directory)
  before.putRun({ address: 'https://parks.example' })
  before.file({ step: 'areas', list: 'area', rows: [row(2, 'Two\0'), row(1, 'One')] }, step)
  before.close()
  const after = aStaging(directory)
  expect(after.run()).toEqual({ address: 'https://parks.example' })
  expect(after.step('areas')).toEqual(step)
  expect([...after.records('area')]).toEqual([row(1, 'One'), row(2, 'Two\0')])
  after.clear()
  expect([after.run(), after.step('areas'), [...after.records('area')]]).toEqual([null, null, []])
})

it('is for one process at a time', () => {
  const directory = aDirectory()
  const first = aStaging(directory)
  expect(() => new Staging(directory)).toThrow(`Another mirror is at work in ${directory}.`)
  first.close()
  expect(() => aStaging(directory)).not.toThrow()
})

it('gives more records than it reads at once, each once', () => {
  const staging = aStaging(aDirectory())
  const rows = Array.from({ length: 1001 }, (_, number) => row(number, String(number)))
  staging.file({ step: 'areas', list: 'area', rows }, step)
  expect([...staging.records('area')]).toEqual(rows)
})

it('tells whether two walks agree', () => {
  const staging = aStaging(aDirectory())
  const walked = (walk: number, ...rows: ReturnType<typeof row>[]) =>
    staging.file({ step: 'areas', list: 'area', rows }, { ...step, walk })
  walked(1, row(1, 'One'), row(2, 'Two'))
  expect(staging.agrees('areas', 1)).toBe(false)
  walked(2, row(2, 'Two'))
  expect(staging.agrees('areas', 2)).toBe(false)
  walked(3, row(2, 'Two'), row(1, 'One'))
  expect(staging.agrees('areas', 3)).toBe(false)
  walked(4, row(1, 'One'), row(2, 'Second'))
  expect(staging.agrees('areas', 4)).toBe(false)
  walked(5, row(2, 'Second'), row(1, 'One'))
  expect(staging.agrees('areas', 5)).toBe(true)
})

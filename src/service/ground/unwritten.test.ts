import { expect, it } from 'vitest'
import { GroundError } from './osm/ground-error.ts'
import { unwritten } from './unwritten.ts'

const failure = (code: string) => Object.assign(new Error(`${code}: as Node says it`), { code })

it('tells in words that the disk is full, and what the ground needs', () => {
  const told = unwritten(failure('ENOSPC'), '/data/maps')
  expect(told).toBeInstanceOf(GroundError)
  expect(told).toMatchObject({
    message:
      'The disk is full. While a ground is made, /data/maps needs room for several times the extract, beside the ground of before.',
  })
})

it('tells in words that a folder cannot be written to', () => {
  const told = unwritten(failure('EACCES'), '/proc/none/maps')
  expect(told).toBeInstanceOf(GroundError)
  expect(told).toMatchObject({ message: expect.stringContaining('/proc cannot be written to') })
})

it('leaves any other failure as it is', () => {
  const other = failure('ENOENT')
  expect(unwritten(other, '/data/maps')).toBe(other)
})

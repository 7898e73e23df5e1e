import { expect, it } from 'vitest'
import { parsedOptions } from './options.ts'

const options = { licence: { type: 'string' }, 'dry-run': { type: 'boolean' }, full: { type: 'boolean' } } as const
const parsed = (...args: string[]) => parsedOptions({ args, options, allowPositionals: true }).values

it('gives what Node does', () => {
  expect(parsed('--licence', 'CC0', '--full')).toEqual({ licence: 'CC0', full: true })
  expect(() => parsed('--licence')).toThrow('argument missing')
})

it.each([
  ['--licens', '--licens: there is no such option. Do you mean --licence?'],
  ['--dryrun=1', '--dryrun: there is no such option. Do you mean --dry-run?'],
  ['--xyzzy', '--xyzzy: there is no such option. It has --licence, --dry-run, --full.'],
])('tells of %s', (arg, message) => {
  expect(() => parsed(arg)).toThrow(message)
})

import { expect, it } from 'vitest'
import { EmbedConfig, isHeard } from './app-config-embed.ts'

const hears = (embedOrigins: readonly string[], origin: string) => isHeard({ embedOrigins: [...embedOrigins] }, origin)

it('hears any page unless the operator names those that are heard', () => {
  expect(isHeard(EmbedConfig.parse({}), 'https://a.example')).toBe(true)
  expect(isHeard(EmbedConfig.parse({}), 'null')).toBe(true)
  expect(hears(['https://a.example'], 'https://a.example')).toBe(true)
  expect(hears([], 'https://a.example')).toBe(false)
})

it.each([
  'https://b.example',
  'http://a.example',
  'https://a.example:8443',
  'https://www.a.example',
  'https://a.example.evil.example',
  'https://evila.example',
  'null',
  '',
])('does not take %j for https://a.example', (origin) => {
  expect(hears(['https://a.example'], origin)).toBe(false)
})

it.each([
  ['https://www.a.example', true],
  ['https://deep.www.a.example', true],
  ['https://a.example', false],
  ['https://evila.example', false],
  ['http://www.a.example', false],
  ['https://www.a.example:8443', false],
  ['https://www.a.example.evil.example', false],
  ['null', false],
])('hears of https://*.a.example %s: %s', (origin, expected) => {
  expect(hears(['https://*.a.example'], origin)).toBe(expected)
})

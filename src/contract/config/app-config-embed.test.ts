import { expect, it } from 'vitest'
import { EmbedConfig, isAllowedOrigin } from './app-config-embed.ts'

const accepts = (embedOrigins: readonly string[], origin: string) =>
  isAllowedOrigin({ embedOrigins: [...embedOrigins] }, origin)

it('accepts any page unless the operator names those that it accepts', () => {
  expect(isAllowedOrigin(EmbedConfig.parse({}), 'https://a.example')).toBe(true)
  expect(isAllowedOrigin(EmbedConfig.parse({}), 'null')).toBe(true)
  expect(accepts(['https://a.example'], 'https://a.example')).toBe(true)
  expect(accepts([], 'https://a.example')).toBe(false)
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
  expect(accepts(['https://a.example'], origin)).toBe(false)
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
])('accepts under https://*.a.example %s: %s', (origin, expected) => {
  expect(accepts(['https://*.a.example'], origin)).toBe(expected)
})

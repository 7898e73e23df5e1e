import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, ServiceConfig } from './config.ts'
import { aDirectory } from './store/store.test-helpers.ts'

function aConfig(text: string): string {
  const file = join(aDirectory(), 'config.json')
  writeFileSync(file, text)
  return file
}
const read = (file: string) => readConfig(file, { required: false })

describe('the configuration', () => {
  it('need not be there', () => {
    expect(read('/nowhere/config.json')).toEqual(ServiceConfig.parse({}))
    expect(ServiceConfig.parse({})).toMatchObject({ title: 'Fieldgate', apiBase: null, frameAncestors: [] })
  })

  it('sets what it names and leaves the rest', () => {
    const file = aConfig(
      '{"title": "Parks", "apiBase": "https://api.example/v2", "frameAncestors": ["https://a.example"]}',
    )
    expect(read(file)).toEqual({
      ...ServiceConfig.parse({}),
      title: 'Parks',
      apiBase: 'https://api.example/v2',
      frameAncestors: ['https://a.example'],
    })
  })

  it('must be there where somebody said so', () => {
    const reading = () => readConfig('/nowhere/config.json', { required: true })
    expect(reading).toThrow('There is no configuration at /nowhere/config.json. Make it, or unset CONFIG.')
  })

  it('must be JSON', () => {
    const file = aConfig('{"title": ')
    expect(() => read(file)).toThrow(ConfigError)
    expect(() => read(file)).toThrow(`The configuration ${file} is not JSON that can be read: `)
  })

  it('must hold what is known, and says all that is wrong at once', () => {
    const file = aConfig(
      '{"titel": "x", "apiBase": "javascript:1", "timeZone": "Mars/Base", "frameAncestors": ["a b"]}',
    )
    expect(() => read(file)).toThrow(
      [
        `Please correct the configuration ${file}:`,
        '  apiBase: Invalid URL',
        '  timeZone: Enter a zone such as Europe/Berlin.',
        '  frameAncestors.0: Enter an origin such as https://example.org, or * for any.',
        '  (all of it): Unrecognized key: "titel"',
      ].join('\n'),
    )
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fromJSONSchema } from 'zod'
import * as z from 'zod/mini'
import { StatementConfig } from '#contract/config/app-config-accessibility.ts'
import { BannerConfig } from '#contract/config/app-config-banner.ts'
import { BasemapConfig } from '#contract/config/app-config-basemap.ts'
import { EmbedConfig } from '#contract/config/app-config-embed.ts'
import { OperatorBasemap } from '#contract/config/app-config-operator-basemap.ts'
import { AppConfig } from '#contract/config/app-config.ts'
import { keysOf } from '#contract/keys.ts'
import { aService } from '../http/testing/app.ts'
import { ServiceConfig } from './config.ts'

const GUIDE = join(import.meta.dirname, '../../../public/guides/operators.md')

/** The example of the guide that shows everything. */
function example(): Record<string, unknown> {
  const blocks = [...readFileSync(GUIDE, 'utf8').matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => text)
  return z.record(z.string(), z.unknown()).parse(JSON.parse(blocks.find((text) => text.includes('$schema')) ?? ''))
}

async function schemaServed() {
  const response = await (await aService()).request('/config.schema.json')
  expect(response.headers.get('Content-Type')).toBe('application/json')
  return fromJSONSchema(z.looseObject({}).parse(await response.json()))
}

describe('the schema of the configuration', () => {
  it('takes what the service takes: the example of the guide, which shows every field', async () => {
    expect((await schemaServed()).safeParse(example()).error).toBeUndefined()
    expect(keysOf(ServiceConfig.parse(example())).toSorted()).toEqual(keysOf(ServiceConfig.shape).toSorted())
    expect(Object.keys(example()).toSorted()).toEqual(keysOf(ServiceConfig.shape).toSorted())
  })

  const basemap = { id: 'a', label: 'A', style: 'https://maps.example/style.json', attribution: [{ name: '© A' }] }
  it.each<[string, object]>([
    ['an unknown field', { titel: 'x' }],
    ['an unknown field within', { banner: { text: 'A', level: 'info', html: '<b>' } }],
    ['an unknown level', { banner: { text: 'A', level: 'red' } }],
    ['an origin of messages with a path', { embedOrigins: ['https://a.example/page'] }],
    ['a statement without a mail address', { accessibility: { name: 'A', mail: 'a' } }],
    ['an unknown language', { languages: ['xx'] }],
    ['a box of three', { region: { name: 'A', bbox: [1, 2, 3] } }],
    ['a basemap of two kinds', { basemaps: [{ ...basemap, builtin: true }] }],
    ['bundles of half a megabyte', { mapBundleMegabytes: 0.5 }],
    ['a basemap of no kind', { basemaps: [{ ...basemap, style: undefined }] }],
  ])('refuses %s, as the service does', async (_, config) => {
    const plain: unknown = JSON.parse(JSON.stringify(config))
    expect(ServiceConfig.safeParse(plain).success).toBe(false)
    expect((await schemaServed()).safeParse(plain).success).toBe(false)
  })
})

describe('/config.json', () => {
  it('tells the app what was configured, and nothing that only the service needs', async () => {
    const config = ServiceConfig.parse(example())
    const response = await (await aService({}, { config })).request('/config.json')
    const {
      $schema: _,
      frameAncestors: __,
      embedAncestors: ___,
      searchEngines: _____,
      mapBundleMegabytes: ____,
      ...told
    } = config
    expect(await response.clone().json()).toEqual({ ...told, dataBounds: null, startList: 'closures' })
    expect(AppConfig.parse(await response.json())).toEqual({
      ...told,
      dataBounds: null,
      startList: 'closures',
      grounds: [],
    })
    expect({ embedOrigins: told.embedOrigins }).toEqual(EmbedConfig.parse(told))
    expect(told.banner).toEqual(BannerConfig.parse(told.banner))
    expect(told.accessibility).toEqual(StatementConfig.parse(told.accessibility))
    expect(told.basemaps).toEqual(told.basemaps.map((basemap) => ({ ...basemap, ...BasemapConfig.parse(basemap) })))
    const read = new Set(told.basemaps.flatMap((basemap) => keysOf(BasemapConfig.parse(basemap))))
    expect([...read, 'origins'].toSorted()).toEqual(keysOf(OperatorBasemap.shape).toSorted())
  })
})

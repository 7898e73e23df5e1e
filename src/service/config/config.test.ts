import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, ServiceConfig, siteName } from './config.ts'
import { aDirectory } from '../store/testing/store.ts'

function aConfig(text: string): string {
  const file = join(aDirectory(), 'config.json')
  writeFileSync(file, text)
  return file
}
const read = (file: string) => readConfig(file, { required: false })

/** What is said about a configuration, line by line, without the line that names the file. */
function complaints(config: object): readonly string[] {
  try {
    read(aConfig(JSON.stringify(config)))
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}

const lineLike = (line: string | RegExp): unknown => (typeof line === 'string' ? line : expect.stringMatching(line))

const style = { id: 'a', label: 'A', style: 'https://maps.example/style.json', attribution: [{ name: '© A' }] }

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

  it('may begin with a byte order mark, as some editors of Windows write it', () => {
    expect(read(aConfig('\uFEFF{"title": "Parks"}')).title).toBe('Parks')
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
        '  apiBase: Enter an address such as https://example.org/page.',
        '  timeZone: Enter a zone such as Europe/Berlin.',
        '  frameAncestors.0: Enter an origin such as https://example.org, or * for any.',
        '  (all of it): Unrecognized key: "titel"',
      ].join('\n'),
    )
  })

  it('takes everything that can be said', () => {
    expect(
      complaints({
        $schema: 'http://localhost:4600/config.schema.json',
        title: { en: 'Parks', de: 'Parks und Schutzgebiete' },
        legalLinks: [{ label: { en: 'Imprint', de: 'Impressum' }, url: 'https://a.example/imprint' }],
        languages: ['de'],
        region: { name: 'The Alps', bbox: [5, 43, 17, 49] },
        accessibility: {
          name: { en: 'The Park', de: 'Der Park' },
          mail: 'access@a.example',
          phone: '+43 1 / 234-567 (8)',
          enforcement: { label: 'Office', url: 'https://b.example/' },
          prepared: '2026-11-26',
          reviewed: '2026-11-26',
          lacking: ['Scans', { de: 'Videos' }],
        },
        banner: { text: 'Fire', level: 'emergency', link: { label: 'More', url: 'https://a.example/' } },
        embedAncestors: ['https://*.a.example', 'http://localhost:8080'],
        embedOrigins: [
          'https://a.example',
          'https://*.a.example',
          'http://localhost:8080',
          'http://a.example:443',
          '*',
        ],
        basemaps: [
          { id: 'own', label: 'Quiet', builtin: true },
          { ...style, id: 'b', dark: 'https://maps.example/dark.json', origins: ['https://tiles.example:8443'] },
          {
            id: 'c',
            label: { de: 'Luftbild' },
            tiles: 'https://t.example/{z}/{x}/{y}.jpg?key=1',
            maxZoom: 17,
            attribution: [{ name: '© C', url: 'https://c.example/' }],
          },
          {
            id: 'e',
            label: 'E',
            tilejson: 'https://e.example/tiles.json',
            attribution: [{ name: '© E' }],
            thirdParty: { name: 'E & Co', url: 'https://e.example/privacy' },
          },
          { id: 'd', label: 'D', pmtiles: 'https://d.example/planet.pmtiles', attribution: [{ name: '© D' }] },
        ],
      }),
    ).toEqual([])
  })

  it('offers the background of the app and one of a third party, unless the operator says otherwise', () => {
    const offered = (config: object) => ServiceConfig.parse(config).basemaps.map(({ id }) => id)
    expect(offered({})).toEqual(['builtin', 'openfreemap'])
    expect(offered({ basemaps: [] })).toEqual([])
    expect(offered({ basemaps: [style] })).toEqual(['a'])
  })

  const text = 'Enter a text, or one for each language: {"en": "…", "de": "…"}. The languages are en, de, fr, it.'
  const instant = 'Enter an instant with its offset, such as 2026-07-01T06:00:00+02:00.'
  it.each<[string, object, readonly (string | RegExp)[]]>([
    ['a title that is no text', { title: 1 }, [`title: ${text}`]],
    [
      'a title in an unknown language',
      { title: { xx: 'X' } },
      ['title: Unrecognized key: "xx"', /^title: Enter the text/],
    ],
    ['a title in no language', { title: {} }, ['title: Enter the text in one language at least.']],
    ['a link without address', { legalLinks: [{ label: 'A' }] }, [/^legalLinks\.0\.url: /]],
    [
      'a statement without a mail address',
      { accessibility: { name: 'A', mail: 'javascript:alert(1)' } },
      ['accessibility.mail: Enter a mail address such as access@example.org.'],
    ],
    [
      'a statement that was looked over before it was there',
      { accessibility: { name: 'A', mail: 'a@a.example', prepared: '2026-11-26', reviewed: '2026-11-25' } },
      ['accessibility.reviewed: Enter a day that is not before "prepared".'],
    ],
    ['no language', { languages: [] }, ['languages: Name one language at least.']],
    ['a language that cannot be', { recordsLanguage: 'de-AT-CH' }, [/^recordsLanguage: Enter a language such as de/]],
    ['a language twice', { languages: ['de', 'de'] }, ['languages: Name each language once.']],
    [
      'an unknown language',
      { languages: ['xx'] },
      ['languages.0: Invalid option: expected one of "en"|"de"|"fr"|"it"'],
    ],
    [
      'a region upside down',
      { region: { name: 'A', bbox: [5, 49, 17, 43] } },
      ['region.bbox: Enter [west, south, east, north] in degrees, the south below the north.'],
    ],
    [
      'a third party that visitors would meet without choosing it',
      { basemaps: [{ ...style, thirdParty: { name: 'A', url: 'https://a.example/privacy' } }] },
      ['basemaps.0: Visitors meet the first one without choosing it: put one without "thirdParty" there.'],
    ],
    [
      'a third party of the background of the app',
      {
        basemaps: [style, { id: 'b', label: 'B', builtin: true, thirdParty: { name: 'B', url: 'https://b.example' } }],
      },
      ['basemaps.1.thirdParty: The background that comes with the app asks nobody.'],
    ],
    ['a region without name', { region: { bbox: [5, 43, 17, 49] } }, [`region.name: ${text}`]],
    ['a start beyond the world', { startView: { zoom: 3, lat: 91, lng: 0 } }, [/^startView\.lat: /]],
    [
      'a page that shows the embed, with its path',
      { embedAncestors: ['https://a.example/'] },
      [/^embedAncestors\.0: /],
    ],
    ...[
      'https://A.example',
      'https://a.example:443',
      'http://a.example:80',
      'https://a.example/',
      'null',
      'a.example',
    ].map((origin): [string, object, readonly string[]] => [
      `${origin} as an origin of messages`,
      { embedOrigins: [origin] },
      ['embedOrigins.0: Enter an origin as browsers write it, such as https://example.org, or * for any.'],
    ]),
    ['an unknown level', { banner: { text: 'A', level: 'red' } }, [/^banner\.level: Enter "info", "warning" or/]],
    [
      'a banner that ends before it begins',
      { banner: { text: 'A', level: 'info', from: '2026-07-02T00:00:00Z', until: '2026-07-01T00:00:00Z' } },
      ['banner.until: Enter an instant after "from".'],
    ],
    ['a day for an instant', { banner: { text: 'A', level: 'info', from: '2026-07-02' } }, [`banner.from: ${instant}`]],
    ['a banner with more', { banner: { text: 'A', level: 'info', html: '' } }, ['banner: Unrecognized key: "html"']],
    [
      'a basemap that is nothing',
      { basemaps: [{ id: 'a', label: 'A' }] },
      [/^basemaps\.0: Give one of "builtin", "style"/, /^basemaps\.0\.attribution: Name whom the data is owed to/],
    ],
    ['a basemap of two kinds', { basemaps: [{ ...style, builtin: true }] }, [/^basemaps\.0: Give one of/]],
    ['two basemaps of one name', { basemaps: [style, style] }, ['basemaps: Give each an "id" of its own.']],
    [
      'a name that no address can hold',
      { basemaps: [{ ...style, id: 'A B' }] },
      [/^basemaps\.0\.id: Enter a short name/],
    ],
    [
      'HTML as attribution',
      { basemaps: [{ ...style, attribution: [{ name: '<a>A</a>' }] }] },
      [/\.name: Enter plain text/],
    ],
    [
      'tiles without place',
      { basemaps: [{ ...style, style: undefined, tiles: 'https://t.example/' }] },
      [/tiles: Enter a whole address, from https:\/\/ on, with \{z\}/],
    ],
    ['a zoom of a style', { basemaps: [{ ...style, maxZoom: 3 }] }, [/^basemaps\.0\.maxZoom: Only "tiles" have it/]],
    [
      'an origin with a path',
      { basemaps: [{ ...style, origins: ['https://a.example/b'] }] },
      [/origins\.0: Enter an origin/],
    ],
    ['a typing mistake', { basemaps: [{ ...style, lable: 'A' }] }, ['basemaps.0: Unrecognized key: "lable"']],
  ])('refuses %s', (_, config, expected) => {
    expect(complaints(config)).toEqual(expected.map(lineLike))
  })

  it('names the site in the first of its languages where one name serves all', () => {
    const named = (config: object) => siteName(ServiceConfig.parse(config))
    expect(named({ title: { en: 'Parks', de: 'Gebiete' }, languages: ['de', 'en'] })).toBe('Gebiete')
    expect(named({ title: { de: 'Gebiete' } })).toBe('Gebiete')
    expect(named({ title: 'Parks' })).toBe('Parks')
  })
})

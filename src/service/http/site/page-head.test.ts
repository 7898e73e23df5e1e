import { describe, expect, it } from 'vitest'
import { aClosure, anArea, uuidOf } from '#testing/builders.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { aServiceWithApp } from './testing/web-app.ts'

const lek = aClosure({
  uuid: uuidOf(1),
  name: 'Capercaillie "lek" <b>&amp;',
  daytime_start: '20:00:00',
  daytime_end: '06:00:00',
})
const rocks = aClosure({ uuid: uuidOf(2), name: 'Rocks', is_binding: false, end_on: null })
const park = anArea({ uuid: uuidOf(3), name: 'Národní park Šumava', names: { de: 'Nationalpark Šumava' } })
const content = { areas: [park], closures: [lek, rocks] }

/** What the head of a page says. */
async function headAt(path: string, config = {}, headers: Record<string, string> = {}, canPaint = false) {
  const painter = { canPaint, paint: () => Promise.reject(new Error('Nobody asked for a picture.')) }
  const service = await aServiceWithApp(config, content, { painter })
  const page = await service.request(path, { headers })
  const [head = ''] = (await page.text()).split('</head>')
  const read = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, text]) => text?.replace(/\s+/g, ' '))
  return {
    page,
    titles: read(/<title>([^<]*)<\/title>/g),
    descriptions: read(/<meta\s+name="description"\s+content="([^"]*)"/g),
    og: Object.fromEntries(
      [...head.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)].map(([, k, v]) => [k, v]),
    ),
    language: /<html lang="(\w+)">/.exec(head)?.[1],
  }
}

describe('the page of the map leads to the same as text', () => {
  it('in its head, and in every language for those who run no script', async () => {
    const service = await aServiceWithApp({}, content)
    const text = await (await service.request(`/?area=${park.uuid}&theme=dark&q="<b>&lang=de`)).text()
    expect(text).toContain(
      `<link rel="alternate" type="text/html" title="Text only" href="/list?q=%22%3Cb%3E&amp;area=${park.uuid}" />`,
    )
    const [, noscript = ''] = /<noscript>(.*?)<\/noscript>/s.exec(text) ?? []
    for (const lang of LANGUAGES) expect(noscript).toContain(`&amp;area=${park.uuid}&amp;lang=${lang}" lang="${lang}">`)
  })

  it('of its view the box', async () => {
    const text = await (await (await aServiceWithApp()).request('/?map=9/48/13')).text()
    expect(text).toMatch(/href="\/list\?bbox=12\.2\d*%2C47\.6\d*%2C13\.7\d*%2C48\.3\d*"/)
  })

  it('but not where it shows the data of another service, nor do other pages', async () => {
    const of = async (path: string, config = {}) => (await (await aServiceWithApp(config)).request(path)).text()
    expect(await of('/', { apiBase: 'https://api.example/api/v2' })).not.toContain('/list')
    for (const path of ['/desk', '/guides', '/embed']) expect(await of(path)).not.toContain('/list')
  })
})

describe('the page of a view says what it opens', () => {
  it('of a closure its name and its dates, never how it stands now', async () => {
    const { titles, descriptions, og, language } = await headAt(`/?closure=${lek.uuid}&map=9/48/13`)
    expect(titles).toEqual([
      'Capercaillie &quot;lek&quot; &lt;b&gt;&amp;amp; · Closed: 1 May to 31 July 2026, daily 20:00 to 06:00 the next day – Fieldgate',
    ])
    expect(descriptions).toEqual([
      expect.stringMatching(
        /^From 1 May to 31 July 2026, every day from 20:00 to 06:00 the next day, you may not .*, because animals are breeding\. As of 15 May 2026\.$/,
      ),
    ])
    expect(og).toMatchObject({ site_name: 'Fieldgate', locale: 'en_GB', description: descriptions[0] })
    expect(og.url).toBe(`http://localhost/?closure=${lek.uuid}&amp;map=9/48/13`)
    expect(language).toBe('en')
    expect(`${titles} ${descriptions}`).not.toMatch(/\bnow\b/i)
  })

  it('of advice that it asks', async () => {
    const { titles } = await headAt(`/?closure=${rocks.uuid}`)
    expect(titles).toEqual(['Rocks · Please avoid: from 1 May 2026 until further notice – Fieldgate'])
  })

  it('of an area how many closures it has, in the language of the reader', async () => {
    const { titles, page, language, og } = await headAt(`/?area=${park.uuid}`, {}, { 'Accept-Language': 'de-CH' })
    expect(titles).toEqual(['Nationalpark Šumava – Fieldgate'])
    expect(og.description).toMatch(/Sperrung(en)? .*erfasst.*Stand: 15\. Mai 2026\.$/)
    expect(page.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language')
    expect(language).toBe('de')
    const english = await headAt(`/?area=${park.uuid}&lang=en`, {}, { 'Accept-Language': 'de-CH' })
    expect(english.titles).toEqual(['Národní park Šumava – Fieldgate'])
  })

  it('with the address of a picture, where pictures are made', async () => {
    const { og } = await headAt(`/?area=${park.uuid}&lang=it`, {}, {}, true)
    expect(og.image).toBe(`http://localhost/preview.png?area=${park.uuid}&amp;lang=it`)
    expect((await headAt(`/?area=${park.uuid}`)).og).not.toHaveProperty('image')
    expect((await headAt('/?here=1/2', {}, {}, true)).og).not.toHaveProperty('image')
  })

  it('of a place where it is', async () => {
    expect((await headAt('/?here=48.98/-13.5/20')).titles).toEqual(['What applies at 48.98, -13.5 – Fieldgate'])
  })

  it('under the name that the operator gives the site', async () => {
    expect((await headAt('/?here=1/2', { title: 'Parks "R" us' })).titles).toEqual([
      'What applies at 1, 2 – Parks &quot;R&quot; us',
    ])
  })

  it.each(['/', `/?closure=${uuidOf(99)}`, '/?closure=nothing', '/?here=position', '/?here=<script>'])(
    'or what the map is where that is no record and no place: %s',
    async (path) => {
      const title = { en: 'Parks & "paths"', de: 'Parke' }
      const english = await headAt(path, { title })
      expect(english.titles).toEqual(['Parks &amp; &quot;paths&quot;'])
      expect(english.descriptions).toEqual([expect.stringMatching(/^A map of protected areas/)])
      expect(english.page.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language')
      const german = await headAt(path, { title, languages: ['de'] })
      expect([german.titles, german.language]).toEqual([['Parke'], 'de'])
      expect(german.descriptions).toEqual([expect.stringMatching(/^Eine Karte der Schutzgebiete/)])
    },
  )

  it.each([`/desk?closure=${lek.uuid}`, `/embed?closure=${lek.uuid}`])('but of nothing at %s', async (path) => {
    const { titles, descriptions } = await headAt(path)
    expect([['Map'], ['Embed']]).toContainEqual(titles)
    expect(descriptions).toEqual(['A map.'])
  })

  it('nor of records that are not those of the map', async () => {
    const { titles } = await headAt(`/?closure=${lek.uuid}`, { apiBase: 'https://api.example/api/v2' })
    expect(titles).toEqual(['Map'])
  })
})

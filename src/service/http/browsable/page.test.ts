import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { paths } from '#contract/paths.ts'
import { aClosure, anArea } from '#testing/builders.ts'
import { aServiceWithApp } from '../site/testing/web-app.ts'
import { aService } from '../testing/app.ts'
import type { Content } from '../../store/testing/store.ts'

const HOSTILE = `</pre><script>alert(1)</script>"'&`

/** What a browser gets at a path below `/api/v2`. */
async function open(content: Content, path: string) {
  const service = await aService(content)
  const response = await service.request(`/api/v2${path}`, { headers: { Accept: 'text/html' } })
  const page = await response.text()
  const links = [...page.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const text = page
    .replaceAll(/<style>.*<\/style>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
  return { response, page, links, text }
}

/** The tags of a form's controls for a parameter. */
function controls(page: string, name: string): readonly string[] {
  return [...page.matchAll(/<(?:input|select)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`name="${name}"`))
}

describe('a page', () => {
  const area = anArea()
  const closure = aClosure({ protected_area_uuids: [area.uuid] })
  const content = { areas: [area], closures: [closure] }
  const { areaTiles: _, ...listed } = paths
  const all = [...Object.values(listed), '/protected-areas/tiles.json', `${paths.areas}/${area.uuid}`]

  it.each([...all, '/nothing', '/protected-areas?page=0', '/closures-and-notices?type=x'])(
    'at %s runs nothing, loads nothing, and has no style but its own',
    async (path) => {
      const { response, page } = await open(content, path)
      const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
      const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
      expect(hashes).toHaveLength(1)
      expect(response.headers.get('Content-Security-Policy')).toBe(
        `default-src 'none'; style-src ${hashes[0]}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      )
      expect(page).not.toMatch(/<(script|link|img|iframe|object|embed)\b|\sstyle=|\son\w+=|javascript:/i)
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect(response.headers.get('ETag')).toBeNull()
    },
  )

  it('shows request, status, headers and the whole JSON', async () => {
    const { text } = await open(content, '/protected-areas?country_id=276')
    expect(text).toContain('GET /api/v2/protected-areas?country_id=276')
    expect(text).toContain('200 OK')
    for (const header of [
      'Allow GET, HEAD, OPTIONS',
      'Vary Accept, Accept-Encoding',
      'Content-Type application/json',
    ]) {
      expect(text).toContain(header)
    }
    expect(text).toMatch(/ETag &quot;[\w-]+&quot;/)
    expect(text).toContain(`&quot;uuid&quot;: &quot;${area.uuid}&quot;`)
  })

  it('has no body for HEAD', async () => {
    const response = await (await aService()).request('/api/v2/', { method: 'HEAD', headers: { Accept: 'text/html' } })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it('shows what is hostile as text', async () => {
    const hostile = { areas: [anArea({ name: HOSTILE, url: 'https://example.org/?a="<b>' })], closures: [] }
    for (const path of [
      '/protected-areas?fields=name,url',
      `/protected-areas?bbox=${encodeURIComponent(HOSTILE)}&${encodeURIComponent(HOSTILE)}=1`,
      `/protected-areas?category_id=${encodeURIComponent(HOSTILE)}`,
      `/${encodeURIComponent(HOSTILE)}`,
    ]) {
      const { page } = await open(hostile, path)
      expect(page).not.toContain('<script')
      expect(page).toContain('&lt;script')
      expect(page).not.toContain('"<b>')
    }
  })

  it('leaves out what is too much, says so, and links to all of it', async () => {
    const areas = Array.from({ length: 400 }, () => anArea({ description: 'long '.repeat(1000) }))
    const { page, links, text } = await open({ areas }, '/protected-areas?fields=*,description&page_size=1000')
    expect(page.length).toBeLessThan(1_000_000)
    expect(text).toContain('Not all of it is shown.')
    expect(text).toMatch(/… \d+ more /)
    expect(text).toContain('more characters')
    expect(links).toContain('http://localhost/api/v2/protected-areas?fields=*%2Cdescription&page_size=1000&format=json')
    expect((await open({ areas: [anArea()] }, '/protected-areas')).text).not.toContain('Not all')
  })
})

describe('the links of a page', () => {
  const API = 'http://localhost/api/v2'
  const areas = [anArea(), anArea()]
  const closures = areas.map(({ uuid }) => aClosure({ protected_area_uuids: [uuid], reason_id: 3, activity_ids: [4] }))
  const content = { areas, closures }

  it('lead to the pages before and after', async () => {
    const first = await open(content, '/protected-areas?page_size=1&fields=name')
    expect(first.links).toContain(`${API}/protected-areas?page_size=1&fields=name&after=1`)
    expect(first.text).toContain('1–1 of 2')
    const next = await open(content, '/protected-areas?page_size=1&fields=name&after=1')
    expect(next.links).toContain(`${API}/protected-areas?page_size=1&fields=name`)
    expect(next.text).toMatch(/The next 1 of 2.*First/)
    const second = await open(content, '/protected-areas?page_size=1&page=last')
    expect(second.links).toContain(`${API}/protected-areas?page_size=1`)
    expect(second.text).toContain('2–2 of 2')
    const only = await open(content, '/protected-areas')
    expect(only.text).toContain('1–2 of 2')
    expect(only.text).not.toContain('Next')
  })

  it('lead to records, to their areas, and to what shares an id, by its name', async () => {
    const { links, text } = await open(content, '/closures-and-notices?fields=*,protected_area_uuids')
    const [area, closure] = [areas[0]?.uuid, closures[0]?.uuid]
    for (const path of [
      `/closures-and-notices/${closure}`,
      `/protected-areas/${area}`,
      '/closures-and-notices?reason_id=3',
      '/closures-and-notices?activity_id=4',
    ]) {
      expect(links).toContain(API + path)
    }
    expect(text).toContain('3 Species protection')
  })

  it('lead to what the app says of the site, where there is an app', async () => {
    expect((await open(content, '/reasons')).page).not.toContain('<footer')
    const service = await aServiceWithApp()
    const page = await (await service.request('/api/v2/reasons', { headers: { Accept: 'text/html' } })).text()
    expect(page).toContain('<a href="http://localhost/accessibility">')
  })

  it('name ids in the language asked for, and say that it is not the page’s', async () => {
    const { page } = await open(content, '/closures-and-notices?lang=de')
    expect(page).toContain('<span class="note" lang="de">Artenschutz</span>')
    expect(page).toMatch(/<span lang="de">\s*Artenschutz/)
  })

  it('lead from nowhere to every resource, without a form', async () => {
    const { links, page, text } = await open({}, `/protected-areas/${areas[0]?.uuid}`)
    expect(text).toContain('404 Not Found')
    expect(links).toContain(`${API}/`)
    expect(page).not.toContain('<form')
  })

  it('lead up, and to every resource', async () => {
    const record = await open(content, `/protected-areas/${areas[0]?.uuid}`)
    expect(record.links).toEqual(expect.arrayContaining([`${API}/`, `${API}/protected-areas`]))
    const root = await open(content, '')
    expect(root.links).toEqual(expect.arrayContaining([API + paths.closures, API + paths.licences]))
    expect(root.links.filter((link) => link.includes('{'))).toEqual([])
  })

  it('lead to the other formats, with the same filters', async () => {
    const { links } = await open(content, '/closures-and-notices?status=current')
    for (const format of ['json', 'geojson', 'rss', 'ics', 'csv']) {
      expect(links).toContain(`${API}/closures-and-notices?status=current&format=${format}`)
    }
  })
})

describe('the form of a page', () => {
  it('asks for every parameter, with the names of ids', async () => {
    const { page, text } = await open({}, '/closures-and-notices')
    const asked = ['status', 'type', 'reason_id', 'activity_id', 'source_kind', 'starts_after', 'q', 'bbox', 'fields']
    for (const name of [...asked, 'page_size']) expect(controls(page, name)).not.toEqual([])
    expect(text).toContain('Breeding season')
    expect(controls(page, 'starts_after')[0]).toContain('type="date"')
    expect(controls(page, 'page')).toEqual([])
  })

  it('keeps what was asked', async () => {
    const query =
      'status=current,expired&reason_id=3&q=%22owl%22&ends_after=2026-05-01&fields=uuid&page=1&format=api&x=1'
    const { page } = await open({}, `/closures-and-notices?${query}`)
    const ticked = (name: string) =>
      controls(page, name).flatMap((tag) => (/\schecked/.test(tag) ? [/value="([^"]*)"/.exec(tag)?.[1]] : []))
    expect([ticked('status'), ticked('reason_id'), ticked('fields')]).toEqual([['current', 'expired'], ['3'], ['uuid']])
    expect(controls(page, 'q')[0]).toContain('value="&quot;owl&quot;"')
    expect(controls(page, 'ends_after')[0]).toContain('value="2026-05-01"')
    const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, ...pair]) => pair)
    expect(hidden).toEqual([
      ['format', 'api'],
      ['x', '1'],
    ])
  })

  it('marks what is wrong, beside its sentence', async () => {
    const { page, response, text } = await open({}, '/closures-and-notices?type=foo&ends_after=soon&q=owl')
    expect(response.status).toBe(400)
    expect(text).toContain('400 Bad Request')
    for (const sentence of ['Select a valid choice. foo is not one of the available choices.', 'Enter a valid date.']) {
      expect(page).toMatch(new RegExp(`<strong class="error">\\s*${sentence}`))
    }
    expect(controls(page, 'type')[0]).toMatch(/value="foo"[^>]*checked/)
    expect(controls(page, 'ends_after')[0]).toMatch(/type="text"[^>]*aria-invalid="true"[^>]*value="soon"/)
    expect(controls(page, 'q')[0]).not.toContain('aria-invalid')
  })
})

describe('what a form sends', () => {
  const ask = async (query: string, headers: Record<string, string> = { Accept: 'text/html' }) =>
    (await aService()).request(`/api/v2/closures-and-notices${query}`, { headers })

  it.each([
    ['?status=current&status=upcoming&type=&q=+&bbox=&apply=1', '?status=current,upcoming'],
    ['?q=a%26b&page_size=&format=api&apply=1', '?q=a%26b&format=api'],
    ['/?q=&apply=1', ''],
    ['?type=foo&q=&apply=1', '?type=foo'],
  ])('leads from "%s" to "%s"', async (sent, shown) => {
    const response = await ask(sent)
    expect(response.status).toBe(303)
    const location = response.headers.get('Location') ?? ''
    const path = sent.startsWith('/') ? '/api/v2/closures-and-notices/' : '/api/v2/closures-and-notices'
    expect(new URL(location, `https://seen.example${path}`).href).toBe(`https://seen.example${path}${shown}`)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('is marked by its button alone', async () => {
    const { page } = await open({}, '/closures-and-notices')
    expect(page).toMatch(/<button type="submit" name="apply"/)
    expect((await ask('?type=&q=')).status).toBe(200)
    expect((await ask('?type=&apply=1', { Accept: 'application/json' })).status).toBe(200)
  })
})

describe('a resource', () => {
  it.each([
    ['/protected-areas/tiles/0/0/0.mvt', 'tile'],
    [`/protected-areas/${anArea().uuid}`, 'One protected area'],
    ['', 'What the service has'],
  ])('%s is known by its description', async (path, name) => {
    const response = await (await aService()).request(`/api/v2${path}`, { method: 'OPTIONS' })
    expect(await response.json()).toMatchObject({
      name: expect.stringContaining(name),
      description: expect.any(String),
    })
  })
})

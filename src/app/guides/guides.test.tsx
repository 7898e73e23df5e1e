import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { loadTestMessages } from '#testing/messages.ts'
import { casesOf } from '#testing/effort.ts'
import { GUIDES, SITE_PAGES } from '#contract/site-paths.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { Blocks } from './blocks.tsx'
import { readGuide } from './guide-text.ts'
import { targetOf } from './links.ts'
import { guideAt, guideFile, languageOfGuide } from './names.ts'

beforeAll(() => loadTestMessages('en'))

const place = { origin: 'https://map.example.org', search: '?lang=de' }

function markup(text: string): string {
  const { blocks, ids } = readGuide(text)
  return renderToStaticMarkup(
    <LanguageProvider value="en">
      <Blocks tokens={blocks} place={place} ids={ids} />
    </LanguageProvider>,
  )
}

describe('a guide', () => {
  test.each([
    ['## The `fields`, and more!', '<h2 id="the-fields-and-more">The <code>fields</code>, and more!</h2>'],
    ['## Die `Suche` {#search}', '<h2 id="search">Die <code>Suche</code></h2>'],
    ['a *b* **c** `d<e`  \nf \\* g', '<p>a <em>b</em> <strong>c</strong> <code>d&lt;e</code><br/>f * g</p>'],
    ['- a\n- b\n  - c', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
    ['```sh\ncurl "x" & y\n```', '<pre><code>curl &quot;x&quot; &amp; y</code></pre>'],
    ['|a|b|\n|-|-|\n|`c`|d|', '<th scope="col">b</th></tr></thead><tbody><tr><td><code>c</code></td><td>d</td>'],
    ['[a](operators.md#run-it)', '<a href="/guides/operators?lang=de#run-it">a</a>'],
    ['[a](#b) [c](/api/v2/)', '<a href="#b">a</a> <a href="/api/v2/">c</a>'],
    ['[a](https://example.org/)', '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">a'],
    ['![a map](screenshot.png)', '<img src="/guides/screenshot.png" alt="a map" loading="lazy"/>'],
  ])('shows %j', (text, expected) => {
    expect(markup(text)).toContain(expected)
  })

  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a <img src=x onerror=alert(1)> b', 'a &lt;img src=x onerror=alert(1)&gt; b'],
    ['[a](javascript:alert(1))', '<p>a</p>'],
    ['[a](data:text/html,x)', '<p>a</p>'],
    ['![a](https://elsewhere.example/x.png)', '<p>a</p>'],
    ['~~a~~', '<p>~~a~~</p>'],
  ])('takes nothing for HTML, and leads nowhere that it should not: %j', (text, expected) => {
    expect(markup(text)).toBe(expected.startsWith('<p>') ? expected : `<p>${expected}</p>`)
  })

  test.each(['javascript:alert(1)', 'JAVASCRIPT:x', 'data:text/html,x', 'mailto:a@example.org', 'http://'])(
    'has no link to %s',
    (href) => {
      expect(targetOf(href, place.origin, '')).toBeNull()
    },
  )

  test('gives headings of the same words different ids', () => {
    const { sections } = readGuide('## Errors\n\n## Errors\n\n### Errors')
    expect(sections.map(({ id }) => id)).toEqual(['errors', 'errors-1'])
  })

  test('of any text is made of harmless elements alone', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('<script>', '<svg onload=x>', '](javascript:x)', '[', '![', '](', ')', '<http://x>', '&#106;'),
      fc.constantFrom('\n', '\n\n', '# ', '- ', '1. ', '> ', '```', '|', '|-|', '**', '`', '<!--', '[a]: x', '\u0000'),
    )
    const harmless =
      /^<\/?(h[1-6]|p|ul|ol|li|pre|code|div|table|thead|tbody|tr|th|td|a|em|strong|br|img|hr|blockquote|span)( (id|class|tabindex|start|scope|alt|loading|target|rel)="[^"<>]*"| (href|src)="(https?:\/|\/|#)[^"<>]*")*\/?>$/
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const tags = markup(parts.join('')).match(/<[^>]*>/g) ?? []
        expect(tags.filter((tag) => !harmless.test(tag))).toEqual([])
      }),
      casesOf('guides'),
    )
  })
})

describe('the address of a guide', () => {
  test.each([
    ['/guides', null],
    ['/guides/', null],
    ['/guides/api', 'api'],
    ['/guides/api/', 'api'],
    ['/guides/other', null],
    ['/guides/constructor', null],
  ])('%s shows %s', (path, shown) => {
    expect(guideAt(path)).toBe(shown)
  })
})

describe('the guides that are offered', () => {
  const files = import.meta.glob<string>('../../../public/guides/**/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const others = new Set(
    [
      ...Object.keys(import.meta.glob('../../../public/{guides/*.{csv,json,png},embed/1/*}')),
      // Which the build makes.
      '/embed/1/embed.js',
    ].map((path) => path.replace(/.*\/public/, '')),
  )
  const texts = new Map(Object.entries(files).map(([path, text]) => [path.replace(/.*\/public/, ''), text]))

  test('are those that there are', () => {
    const offered = GUIDES.flatMap((name) =>
      LANGUAGES.map((language) => guideFile(name, languageOfGuide(name, language))),
    )
    expect([...texts.keys()].toSorted()).toEqual([...new Set(offered)].toSorted())
  })

  test.each([...texts])('%s has one title, no HTML, and columns with headings', (_, text) => {
    const { blocks } = readGuide(text)
    expect(blocks.filter((token) => token.type === 'heading' && token.depth === 1)).toHaveLength(1)
    const html = markup(text).replaceAll(/<code>.*?<\/code>/gs, '')
    expect(html).not.toMatch(/&lt;[a-z/!]|&amp;\w+;|<th scope="col"><\/th>/)
  })

  test.each([...texts])('%s links to what there is', (_, text) => {
    const links = [...markup(text).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, href = '']) => href)
    const ids = (source: string) => [...readGuide(source).ids.values()].map((id) => `#${id}`)
    const missing = links.filter((href) => {
      if (/^(https?:\/\/|\/api\/v2\/)/.test(href) || SITE_PAGES.some((page) => href === `/${page}`)) return false
      if (href.startsWith('#')) return !ids(text).includes(href)
      const { pathname, hash } = new URL(href, place.origin)
      const guide = texts.get(`${pathname}.md`)
      return guide === undefined ? !others.has(pathname) : hash !== '' && !ids(guide).includes(hash)
    })
    expect(missing).toEqual([])
  })
})

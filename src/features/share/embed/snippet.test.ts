import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { oneLineOf } from './html.ts'
import { badgeSnippet, elementSnippet, frameSnippet } from './snippet.ts'

interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** The tags of a snippet, and its text: it is XML too, but for the one attribute without a value. */
function read(snippet: string): { readonly tags: readonly Tag[]; readonly text: string } {
  const tags: Tag[] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => tags.push({ name, attributes: { ...attributes } }))
  parser.on('text', (piece) => {
    text += piece
  })
  parser.write(`<page>${snippet.replace('<script async', '<script async=""')}</page>`).close()
  return { tags: tags.slice(1), text: text.trim() }
}

const address = 'https://parks.example/embed?reason_id=1,2&q=a%26b&bbox=13,48,14,49&accent=aa0000'
const frame = {
  address,
  title: 'Closures in the “Park”',
  height: 480,
  link: 'https://parks.example/?reason_id=1,2&q=a%26b',
  linkText: 'The map',
  allow: '',
  takesStyles: true,
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '"><script>alert(1)</script>',
    "' onload='x",
    '</iframe><b>',
    '&quot;&lt;',
    '\u0000\u2028\ud800',
    '-->',
  ),
)

describe('the snippet of a frame', () => {
  it('has a title, a size that follows the page, and a link for readers without frames', () => {
    const { tags, text } = read(frameSnippet(frame))
    expect(tags).toEqual([
      {
        name: 'iframe',
        attributes: {
          src: address,
          title: frame.title,
          width: '600',
          height: '480',
          style: 'width: 100%; border: 0',
          loading: 'lazy',
          referrerpolicy: 'strict-origin-when-cross-origin',
        },
      },
      { name: 'p', attributes: {} },
      { name: 'a', attributes: { href: frame.link } },
    ])
    expect(text).toBe('The map')
  })

  it('has no style where a page forbids it', () => {
    const [iframe] = read(frameSnippet({ ...frame, takesStyles: false })).tags
    expect(iframe?.attributes).toMatchObject({ width: '100%', height: '480', frameborder: '0' })
    expect(iframe?.attributes).not.toHaveProperty('style')
  })

  it('asks to be allowed what its parts use, and nothing else', () => {
    const allow = 'geolocation; clipboard-write; web-share'
    expect(read(frameSnippet(frame)).tags[0]?.attributes).not.toHaveProperty('allow')
    expect(read(frameSnippet({ ...frame, allow })).tags[0]?.attributes).toMatchObject({ allow })
  })
})

describe('the snippet of an element', () => {
  it('brings its script, and has the parameters of the address as attributes', () => {
    const { tags, text } = read(elementSnippet(frame))
    expect(tags).toEqual([
      { name: 'script', attributes: { async: '', src: 'https://parks.example/embed/1/embed.js' } },
      {
        name: 'fieldgate-map',
        attributes: {
          label: frame.title,
          height: '480',
          'reason-id': '1,2',
          q: 'a&b',
          bbox: '13,48,14,49',
          accent: 'aa0000',
        },
      },
      { name: 'p', attributes: {} },
      { name: 'a', attributes: { href: frame.link } },
    ])
    expect(text).toBe('The map')
  })
})

describe('the snippet of a badge', () => {
  it('is a picture with words, in a link', () => {
    expect(read(badgeSnippet({ ...frame, address: 'https://parks.example/badge.svg?q=a&lang=de' })).tags).toEqual([
      { name: 'a', attributes: { href: frame.link } },
      {
        name: 'img',
        attributes: { src: 'https://parks.example/badge.svg?q=a&lang=de', alt: frame.title, loading: 'lazy' },
      },
    ])
  })
})

describe('whatever a title or a filter says', () => {
  it('stays a text', () => {
    const usual = [frameSnippet(frame), elementSnippet(frame), badgeSnippet(frame)].map((snippet) => read(snippet).tags)
    fc.assert(
      fc.property(hostile, hostile, (title, q) => {
        const url = new URL(address)
        url.searchParams.set('q', q)
        const said = { ...frame, title, linkText: title, address: url.href }
        const [framed, made, badge] = [frameSnippet(said), elementSnippet(said), badgeSnippet(said)].map(read)
        expect([framed, made, badge].map((snippet) => snippet?.tags.map(({ name }) => name))).toEqual(
          usual.map((tags) => tags.map(({ name }) => name)),
        )
        expect(framed?.tags[0]?.attributes).toMatchObject({ title: oneLineOf(title), src: url.href })
        expect(framed?.text).toBe(oneLineOf(title))
        expect(made?.tags[1]?.attributes).toMatchObject({ label: oneLineOf(title), height: '480' })
        expect(Object.keys(framed?.tags[0]?.attributes ?? {})).toEqual(Object.keys(usual[0]?.[0]?.attributes ?? {}))
      }),
    )
  })
})

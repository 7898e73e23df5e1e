import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asLine, asLines } from './html-text.ts'

describe('a text of lines', () => {
  it.each([
    ['<p>Closed &amp; fenced&nbsp;off.</p><p>From   May</p>', 'Closed & fenced off.\nFrom May'],
    ['<ul><li>Climbing</li><li><p>Dogs</p></li></ul>Thanks', '• Climbing\n• Dogs\nThanks'],
    ['One<br>two<BR/>three', 'One\ntwo\nthree'],
    [
      'See <a href="https://park.example/a?b=1&amp;c=2">the notice</a>.',
      'See the notice (https://park.example/a?b=1&c=2).',
    ],
    ['<a href="https://www.park.example/">park.example</a>', 'https://www.park.example/'],
    ['<a href="mailto:ranger@park.example?subject=x">Ask a ranger</a>', 'Ask a ranger (ranger@park.example)'],
    ['<a href="javascript:alert(1)">Press</a> <a href="/here">here</a>', 'Press here'],
    ['<a href="https://park.example/x"><p>All of it</p></a>', 'All of it (https://park.example/x)'],
    ['<script>alert("<p>x</p>")</script><style>p{}</style><b>Open</b><!-- no -->', 'Open'],
    ['<table><tr><td>From</td><td>May</td></tr><tr><td>To</td><td>June</td></tr></table>', 'From May\nTo June'],
    ['&lt;p&gt;Closed&lt;/p&gt;&lt;p&gt;for all&lt;/p&gt;', 'Closed\nfor all'],
    ['<b>Closed</b>\n\nFrom May', 'Closed\n\nFrom May'],
    ['Fire &amp; flood\n\nAll trails', 'Fire & flood\n\nAll trails'],
  ])('makes of %j the text %j', (html, text) => {
    expect(asLines(html)).toBe(text)
  })

  it.each(['Depth < 3 m and > 1 m', 'a <b and c', 'AT&T; R&D', 'x <- y', '2 <3', 'Line\n\n  line'])(
    'leaves %j',
    (text) => {
      expect(asLines(text)).toBe(text)
    },
  )

  it('leaves nothing of any HTML that would be a tag', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="https://a.b">',
        '</a>',
        '<script>',
        '</script>',
        '<li>',
        '&lt;',
        '<!--',
        '"',
        '<b ',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(asLines(`<p>${pieces.join('')}`) ?? '').not.toMatch(/<\/?(p|a|li|script)( [a-z]+=[^>]*)?>/)
      }),
    )
  })

  it('takes no more than twice the room, however it is nested, left open or repeated', () => {
    const length = 200_000
    for (const part of [
      '<b>',
      '</x>',
      '<a href="https://a.b/c">',
      '<p',
      '<p a=',
      '&amp;',
      '<ul><li>',
      '<a ',
      '< ',
      '&#x',
      '<!--',
    ]) {
      const hostile = `<p>${part.repeat(length / part.length)}`
      expect(asLines(hostile)?.length ?? 0).toBeLessThan(2 * length)
    }
  })
})

it('a text of one line has no links', () => {
  expect(asLine('<h2>Mill Trail<br>closed</h2> <a href="https://a.b">More</a>')).toBe('Mill Trail closed More')
  expect(asLine('Rock & Moor')).toBe('Rock & Moor')
  expect(asLine('\u202eroom & kcoR\u202c')).toBe('room & kcoR')
})

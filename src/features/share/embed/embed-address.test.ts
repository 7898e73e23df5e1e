import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseUuid } from '#contract/ids.ts'
import { parseAccent } from '#core/embed/accent.ts'
import { GESTURES, parseUi, readableOptions, UI_PARTS } from '#core/embed/options.ts'
import { THEME_CHOICES } from '#core/ui/theme/theme-state.ts'
import { badgeAddress, embedAddress, shownLink, type EmbedOptions } from './embed-address.ts'

const USUAL: EmbedOptions = { parts: ['list'], isListOpen: false, gestures: 'cooperative', theme: 'auto', accent: null }

const options = fc.record<EmbedOptions>({
  parts: fc.subarray([...UI_PARTS]),
  isListOpen: fc.boolean(),
  gestures: fc.constantFrom(...GESTURES),
  theme: fc.constantFrom(...THEME_CHOICES),
  accent: fc.option(fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`)),
})

const parametersOf = (address: string) => new URL(address).searchParams

describe('what an embed shows', () => {
  it('is what the page shows of what an embed knows, in the box of the view', () => {
    const page =
      'https://parks.example/desk?map=9/48.95/13.6&when=weekend&reason_id=1,2&base=topo&timeline=P1Y&here=1&hike=x&due=1'
    expect(shownLink(page, [13, 48.123456, 14, 49], null)).toBe(
      'https://parks.example/?when=weekend&reason_id=1,2&base=topo&bbox=13,48.1235,14,49',
    )
  })

  it('starts where the link says while the map is not there', () => {
    const page = 'https://parks.example/?map=9/48.95/13.6&q=a%26b'
    expect(shownLink(page, null, null)).toBe('https://parks.example/?map=9/48.95/13.6&q=a%26b')
  })

  it('says nothing of what is empty', () => {
    expect(shownLink('https://parks.example/?area=&q=&status=current', null, null)).toBe(
      'https://parks.example/?status=current',
    )
  })

  it('has no language and no theme that were not chosen for it', () => {
    const page = 'https://parks.example/?lang=de&theme=dark&status=current'
    expect(shownLink(page, null, null)).toBe('https://parks.example/?status=current')
    expect(shownLink(page, null, 'de')).toBe('https://parks.example/?status=current&lang=de')
  })
})

describe('the address of an embed', () => {
  const shown = 'https://parks.example/?status=current&bbox=13,48,14,49'

  it('says nothing of what is as usual', () => {
    expect(embedAddress(shown, USUAL)).toBe('https://parks.example/embed?status=current&bbox=13,48,14,49')
    expect(embedAddress('https://parks.example/', USUAL)).toBe('https://parks.example/embed')
  })

  it('says what is chosen', () => {
    const chosen = { ...USUAL, parts: [], gestures: 'greedy', theme: 'dark', accent: '#aa0000' } as const
    expect(embedAddress('https://parks.example/', chosen)).toBe(
      'https://parks.example/embed?ui=none&gestures=greedy&theme=dark&accent=aa0000',
    )
  })

  it('is read by the embed as it was chosen, and keeps what is shown', () => {
    fc.assert(
      fc.property(options, (chosen) => {
        const read = parametersOf(embedAddress(shown, chosen))
        const text = (name: string, usual: string) => read.get(name) ?? usual
        for (const [name, isReadable] of Object.entries(readableOptions)) {
          expect(read.get(name) === null || isReadable(text(name, ''))).toBe(true)
        }
        expect(parseUi(text('ui', 'list'))).toEqual(chosen.parts)
        expect(text('panel', 'none') === 'list').toBe(chosen.isListOpen && chosen.parts.includes('list'))
        expect(text('gestures', 'cooperative')).toBe(chosen.gestures)
        expect(text('theme', 'auto')).toBe(chosen.theme)
        expect(parseAccent(text('accent', ''))).toBe(chosen.accent)
        expect([read.get('status'), read.get('bbox')]).toEqual(['current', '13,48,14,49'])
      }),
    )
  })
})

describe('the address of a badge', () => {
  const uuid = parseUuid('00000000-0000-4000-8000-000000000001')

  it('counts what is shown, as things stand now', () => {
    const shown =
      'https://parks.example/?status=current&category_id=1&base=topo&when=weekend&bbox=13,48,14,49&lang=de' +
      `&closure=${uuid}`
    expect(badgeAddress(shown, { kind: 'image', record: null, theme: 'auto', activities: [] })).toBe(
      'https://parks.example/badge.svg?status=current&bbox=13,48,14,49&lang=de',
    )
  })

  it('counts all that concerns who does what the link is filtered by', () => {
    const shown = 'https://parks.example/?activity_id=3'
    expect(badgeAddress(shown, { kind: 'image', record: null, theme: 'auto', activities: [3, 1, 2] })).toBe(
      'https://parks.example/badge.svg?activity_id=3,1,2',
    )
  })

  it('tells of one record alone', () => {
    if (uuid === null) throw new Error('no uuid')
    const shown = `https://parks.example/?closure=${uuid}&bbox=13,48,14,49`
    expect(
      badgeAddress(shown, { kind: 'frame', record: { kind: 'closure', uuid }, theme: 'dark', activities: [] }),
    ).toBe(`https://parks.example/badge?closure=${uuid}&theme=dark`)
  })
})

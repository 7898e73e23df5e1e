import { describe, expect, it } from 'vitest'
import { uuidOf } from '#testing/builders.ts'
import { LEAST_HEIGHT, MOST_HEIGHT, readHeight, type Choices } from './choices.ts'
import { madeOf } from './made.ts'

const usual: Choices = {
  reach: 'view',
  moment: null,
  language: null,
  form: 'frame',
  badge: 'image',
  title: null,
  height: '480',
  theme: 'auto',
  accent: '',
  parts: ['list'],
  isListOpen: false,
  gestures: 'cooperative',
  takesStyles: true,
}
const subject = {
  record: null,
  activities: [],
  link: 'https://parks.example/?status=current&lang=en',
  box: null,
  suggestedTitle: 'Parks: map',
  linkText: (title: string) => `${title} (open)`,
}

describe('a snippet', () => {
  it('is good as it is at first', () => {
    const { text, title } = madeOf(usual, subject)
    expect(title).toBe('Parks: map')
    expect(text).toContain('src="https://parks.example/embed?status=current"')
    expect(text).toContain('title="Parks: map"')
    expect(text).toContain('<p><a href="https://parks.example/?status=current">Parks: map (open)</a></p>')
  })

  it('of one area shows its closures alone, and so does the link for readers without frames', () => {
    const uuid = uuidOf(7)
    const link = `https://parks.example/?area=${uuid}&bbox=13,48,14,49`
    const { text, looks } = madeOf(usual, { ...subject, link, record: { kind: 'area', uuid } })
    const shown = `bbox=13,48,14,49&area=${uuid}&protected_area_uuid=${uuid}`
    expect(looks.address).toBe(`https://parks.example/embed?${shown}`)
    expect(text).toContain(`<a href="https://parks.example/?${shown.replaceAll('&', '&amp;')}">`)
    const ofClosure = madeOf(usual, { ...subject, link, record: { kind: 'closure', uuid } })
    expect(ofClosure.looks.address).not.toContain('protected_area_uuid')
    const badge = madeOf({ ...usual, form: 'badge' }, { ...subject, link, record: { kind: 'area', uuid } })
    expect(badge.looks.address).toBe(`https://parks.example/badge.svg?area=${uuid}`)
  })

  it('has a title, a height and a colour that can be used, whatever is typed', () => {
    const { text, looks } = madeOf({ ...usual, title: ' \n ', height: '1e9', accent: 'redd' }, subject)
    expect(text).toContain('title="Parks: map"')
    expect(looks).toMatchObject({ height: 480, address: 'https://parks.example/embed?status=current' })
    const chosen = madeOf({ ...usual, title: 'My\nmap', height: '300', accent: '#A00', language: 'de' }, subject)
    expect(chosen.text).toContain('title="My map"')
    expect(chosen.text).toContain('height="300"')
    expect(chosen.looks.address).toBe('https://parks.example/embed?status=current&lang=de&accent=aa0000')
  })

  it('asks to be allowed what its parts use, and nothing else', () => {
    const allowOf = (parts: Choices['parts']) => madeOf({ ...usual, parts }, subject).looks.allow
    expect(allowOf(['list', 'locate', 'share'])).toBe('geolocation; clipboard-write; web-share')
    expect(allowOf(['list', 'search'])).toBe('')
  })

  it('is the address itself where the page makes a frame of it', () => {
    const made = madeOf({ ...usual, form: 'oembed' }, subject)
    expect(made).toMatchObject({ kind: 'address', text: made.looks.address })
  })

  it('is a low frame for a badge, which may do nothing', () => {
    const { text, looks } = madeOf({ ...usual, form: 'badge', badge: 'frame', parts: ['locate'] }, subject)
    expect(looks).toMatchObject({ kind: 'frame', address: 'https://parks.example/badge?status=current', allow: '' })
    expect(text).not.toContain('allow=')
  })
})

describe('a height', () => {
  it.each([String(LEAST_HEIGHT), String(MOST_HEIGHT), ' 480 '])('is read from "%s"', (text) => {
    expect(readHeight(text)).toBe(Number(text))
  })

  it.each(['', '159', '2001', '4.5e2', '-300', '300px', 'NaN'])('is not read from "%s"', (text) => {
    expect(readHeight(text)).toBeNull()
  })
})

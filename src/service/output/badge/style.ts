import { createHash } from 'node:crypto'
import type { Look } from './badge.ts'

/** As the map has them; `auto` is what the reader's device prefers. */
export const THEMES = ['auto', 'light', 'dark', 'sunlight'] as const
export type Theme = (typeof THEMES)[number]

/** The colours of the map's panels. */
const light = {
  panel: '#fff',
  panel2: '#f6f6f2',
  line: '#8b8f8a',
  text: '#1b2123',
  text2: '#545c5f',
  accent: '#1d5c47',
  current: '#b3141c',
  upcoming: '#6d3a9c',
  notice: '#9a5b00',
  noticeFill: '#f2ac2e',
  noticeInk: '#1b1404',
  expired: '#6f7678',
}
type Colours = typeof light
const dark: Colours = {
  panel: '#22282a',
  panel2: '#2a3133',
  line: '#7d8787',
  text: '#edefeb',
  text2: '#b0b8b8',
  accent: '#7cc4a3',
  current: '#ff7468',
  upcoming: '#c4a0f2',
  notice: '#f2b544',
  noticeFill: '#f2b544',
  noticeInk: '#1b1404',
  expired: '#949c9d',
}
const sunlight: Colours = {
  panel: '#fff',
  panel2: '#fff',
  line: '#000',
  text: '#000',
  text2: '#1f1f1f',
  accent: '#00432f',
  current: '#9c000b',
  upcoming: '#4a148c',
  notice: '#6b3e00',
  noticeFill: '#ffb300',
  noticeInk: '#000',
  expired: '#4a4a4a',
}

/** Of a look, the colours of its first words and of its sign. */
const TONES: Readonly<Record<Look, readonly [words: keyof Colours, sign: keyof Colours]>> = {
  'in-force': ['current', 'current'],
  'other-hours': ['text', 'current'],
  voluntary: ['current', 'current'],
  upcoming: ['upcoming', 'upcoming'],
  notice: ['notice', 'noticeFill'],
  expired: ['text2', 'expired'],
  none: ['text', 'expired'],
  problem: ['text', 'noticeFill'],
}

/** The rules that `rules` makes of a look's colours, for a theme. No variables: not all that shows pictures knows them. */
export function themed(theme: Theme, look: Look, rules: (colours: Colours & Tone) => string): string {
  const of = (colours: Colours) => {
    const [words, sign] = TONES[look]
    return rules({ ...colours, words: colours[words], sign: colours[sign] })
  }
  switch (theme) {
    case 'auto':
      return `${of(light)}@media(prefers-color-scheme:dark){${of(dark)}}`
    case 'light':
      return of(light)
    case 'dark':
      return of(dark)
    case 'sunlight':
      return of(sunlight)
  }
}

interface Tone {
  readonly words: string
  readonly sign: string
}

/** What a sign is drawn with. */
export function signRules({ sign, panel, noticeInk, notice }: Colours & Tone): string {
  return (
    `.fill{fill:${sign}}.edge{fill:none;stroke:${sign}}.rim{stroke:${notice}}` +
    `.ink{stroke:${panel}}.dark{fill:${noticeInk}}`
  )
}

export const FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif'

/** A policy under which that style is all that a document has. */
export function policyFor(style: string): string {
  return `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'`
}

import { describe, expect, it } from 'vitest'
import type { PathInside } from '../records/closed-paths.ts'
import { activities } from '../vocabulary/activities.ts'
import { LANGUAGES } from '../vocabulary/languages.ts'
import { messages as de } from './messages/de.ts'
import { messages as en } from './messages/en.ts'
import { messages as fr } from './messages/fr.ts'
import { messages as itMessages } from './messages/it.ts'
import {
  pathLines,
  pathName,
  pathsOnTheWay,
  pathsSentence,
  stretchSentence,
  type ClosureWithPaths,
} from './path-words.ts'

const names = new Map(activities.map(({ id, labels }) => [id, { name: labels.en }]))
const idOf = (wanted: string) => activities.flatMap(({ key, id }) => (key === wanted ? [id] : []))
const english = { language: 'en', messages: en } as const

const bbox: PathInside['bbox'] = [10, 47, 11, 48]
const gr11: PathInside = { name: null, route: 'GR-11', length_m: 1230, between: ['Guttal', 'Kreuzeck'], bbox }
const paths = { count: 2, length_m: 2080, named: [gr11] }

function aCase(displayStatus: ClosureWithPaths['displayStatus'], changes: Partial<ClosureWithPaths['record']> = {}) {
  return {
    displayStatus,
    record: { type: 'closure', is_binding: true, activity_ids: idOf('hiking'), paths, ...changes },
  } as const
}

describe('what is said of paths', () => {
  it('follows how the closure stands and what it forbids', () => {
    const said = (...args: Parameters<typeof aCase>) => pathsSentence(aCase(...args), names, english)
    expect(said('closed-now')).toBe('2 paths closed, 2.1 km')
    expect(said('closed-other-hours')).toBe('2 paths closed at other hours, 2.1 km')
    expect(said('upcoming-closure')).toBe('2 paths to be closed, 2.1 km')
    expect(said('advice-now')).toBe('2 paths to avoid (advice), 2.1 km')
    expect(said('closed-now', { activity_ids: idOf('leaving_paths') })).toBe('the paths stay open')
    expect(said('closed-now', { activity_ids: idOf('drones') })).toBeNull()
    expect(said('expired')).toBeNull()
    expect(said('notice')).toBeNull()
  })

  it('names a single path that is closed, by its sign if it has one', () => {
    const said = (named: PathInside) =>
      pathsSentence(aCase('closed-now', { paths: { count: 1, length_m: 1230, named: [named] } }), names, english)
    expect(said({ ...gr11, name: 'Senda' })).toBe('GR-11 closed, 1.2 km')
    expect(said({ ...gr11, route: null, name: 'Ridge Walk' })).toBe('Ridge Walk closed, 1.2 km')
  })

  it('names the path of a stretch, and where it lies as far as that is known', () => {
    expect(stretchSentence(gr11, true, english)).toBe('GR-11 closed between Guttal and Kreuzeck')
    expect(stretchSentence(gr11, false, english)).toBe('GR-11, between Guttal and Kreuzeck')
    expect(stretchSentence({ ...gr11, between: [] }, true, english)).toBe('GR-11')
  })

  it('does not say the number of a route twice', () => {
    expect(pathName({ name: '107', route: 'GR 107' })).toBe('GR 107')
    expect(pathName({ name: 'GR-11 Senda', route: 'GR-11' })).toBe('GR-11 Senda')
    expect(pathName({ name: 'Senda', route: 'GR-11' })).toBe('GR-11 · Senda')
  })

  it('is nothing where no paths are known, or none are within', () => {
    for (const none of [undefined, null, { count: 0, length_m: 0, named: [] }]) {
      expect(pathsSentence(aCase('closed-now', { paths: none }), names, english)).toBeNull()
    }
  })

  it('counts and measures in each language', () => {
    const one = aCase('closed-now', { paths: { count: 1, length_m: 846, named: [] } })
    const of = { en, de, fr, it: itMessages }
    const said = LANGUAGES.map((language) => pathsSentence(one, names, { language, messages: of[language] }))
    const plain = said.map((text) => text?.replaceAll('\u{a0}', ' ').replaceAll('\u{202f}', ' '))
    expect(new Set(plain)).toEqual(
      new Set(['1 path closed, 850 m', '1 Weg gesperrt, 850 m', '1 chemin fermé, 850 m', '1 sentiero chiuso, 850 m']),
    )
  })

  it('names a single path and where it lies, and else lists what has a name, then the rest', () => {
    const single = { count: 1, length_m: 1230, named: [gr11] }
    expect(pathsOnTheWay(aCase('closed-now', { paths: single }), names, english)).toBe(
      'GR-11 closed between Guttal and Kreuzeck',
    )
    expect(pathsOnTheWay(aCase('closed-now'), names, english)).toBe('2 paths closed, 2.1 km')
    expect(pathLines(paths, english)).toEqual(['GR-11, between Guttal and Kreuzeck, 1.2 km', '1 other path, 850 m'])
    expect(pathLines({ ...paths, named: [{ ...gr11, name: 'Ridge', between: ['Guttal'] }] }, english)[0]).toBe(
      'GR-11 · Ridge, near Guttal, 1.2 km',
    )
  })
})

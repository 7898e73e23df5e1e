import { describe, expect, it } from 'vitest'
import { unreadableParameters } from './bad-address.ts'

const offers = { languages: ['en', 'de'], basemaps: ['quiet'] }
const unreadable = (search: string) => unreadableParameters(new URLSearchParams(search), offers)

describe('an address', () => {
  it('that can be read gives no cause to speak', () => {
    const uuid = '00000000-0000-4000-8000-000000000001'
    expect(
      unreadable(
        `map=9/48/13&closure=${uuid}&status=current,expired&lang=de&theme=dark&when=weekend&timeline=month&here=48.9/13.4&hike=2026-05-15T09:00&due=week&sort=-name&reason_id=3,4&base=quiet&list=areas&ui=none&utm_source=x`,
      ),
    ).toEqual([])
  })

  it.each(['DE', 'de-AT', 'en-GB'])('gives no cause to speak where its language is that of the page: %s', (lang) => {
    expect(unreadable(`lang=${lang}`)).toEqual([])
    expect(unreadable('lang=fr-CH')).toEqual(['lang'])
  })

  it('names each parameter whose value cannot be read', () => {
    expect(
      unreadable(
        'map=x&area=1&status=open&lang=xx&base=loud&theme=blue&category_id=a&bbox=1&when=soon&timeline=decade&here=99/13&hike=later&due=soon&sort=colour&starts_after=May&list=all&panel=legend',
      ),
    ).toEqual([
      'map',
      'bbox',
      'area',
      'when',
      'here',
      'status',
      'starts_after',
      'category_id',
      'base',
      'lang',
      'theme',
      'list',
      'timeline',
      'hike',
      'due',
      'sort',
      'panel',
    ])
  })

  it.each(['9999-12-31', '9998-01-01T10:00', '0001-01-01'])(
    'says that the moment %s, at the end of the calendar, cannot be read',
    (day) => {
      expect(unreadable(`when=${day}`)).toEqual(['when'])
    },
  )
})

import { describe, expect, it } from 'vitest'
import { feedBox, webcalOf } from './feed.ts'

describe('the address of a feed', () => {
  it('is subscribed to by calendars under a name of its own', () => {
    expect(webcalOf('https://parks.example/x?format=ics')).toBe('webcal://parks.example/x?format=ics')
  })

  it('has a box that leaves nothing of the view out, and is not outside of the world', () => {
    expect(feedBox([13.12345, 48.12345, 13.98765, 48.98765])).toEqual([13.123, 48.123, 13.988, 48.988])
    expect(feedBox([-180, -90, 180, 90])).toEqual([-180, -90, 180, 90])
  })
})

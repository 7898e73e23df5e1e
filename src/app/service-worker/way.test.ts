import { expect, test } from 'vitest'
import { isFileAt, wayOf, type Asked } from './way.ts'

const ORIGIN = 'https://parks.example'
const way = (path: string, asked: Partial<Asked> = {}) =>
  wayOf(
    { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', isRange: false, cache: 'default', ...asked },
    ORIGIN,
  )

test.each(['/?map=9/48/13', '/desk?due=week', '/guides/visitors', '/accessibility'])('%s opened is a page', (path) => {
  expect(way(path, { mode: 'navigate' })).toBe('page')
})

test.each(['/embed?panel=list', '/list?area=1', '/badge?area=1', '/api/v2/', '/guides/visitors.md', '/config.json'])(
  '%s opened is none of the worker’s',
  (path) => {
    expect(way(path, { mode: 'navigate' })).toBe('pass')
  },
)

test.each([
  ['/assets/a.js', 'asset'],
  ['/icon.svg', 'asset'],
  ['/config.json', 'answer'],
  ['/guides/de/visitors.md', 'answer'],
  ['/api/v2/', 'answer'],
  ['/api/v2/closures-and-notices?bbox=1,2,3,4', 'answer'],
  ['/api/v2/closures-and-notices?format=json', 'answer'],
  ['/api/v2/protected-areas/tiles/7/68/44', 'answer'],
  ['/maps/alps/3f2a/12/2200/1400', 'answer'],
  ['/maps/alps/3f2a/bundle', 'pass'],
  ['/api/v2/closures-and-notices?format=ics', 'pass'],
  ['/api/v2/openapi.json', 'pass'],
  ['/badge.svg?area=1', 'pass'],
  ['/embed/1/embed.js', 'pass'],
  ['/service-worker.js', 'pass'],
  ['/preview.png?area=1', 'pass'],
  ['https://tiles.example/assets/a.js', 'pass'],
])('a part of the page that asks for %s: %s', (path, expected) => {
  expect(way(path)).toBe(expected)
})

test('what is no plain reading is none of the worker’s', () => {
  expect(way('/api/v2/closures-and-notices', { method: 'HEAD' })).toBe('pass')
  expect(way('/assets/alps.pmtiles', { isRange: true })).toBe('pass')
  expect(way('/api/v2/', { cache: 'no-store' })).toBe('pass')
})

test.each([
  ['/guides/de/visitors.md', true],
  ['/maps/alps/3f2a/12/2200/1400', true],
  ['/config.json', false],
  ['/api/v2/protected-areas/tiles/7/68/44', false],
])('whether %s is a file: %s', (path, expected) => {
  expect(isFileAt(new URL(path, ORIGIN).href)).toBe(expected)
})

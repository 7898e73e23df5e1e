import { expect, it } from 'vitest'
import { heightOf } from './height.ts'

it.each<[Record<string, string>, number | null, number]>([
  [{}, null, 480],
  [{}, 900, 480],
  [{ height: '320' }, 900, 320],
  [{ height: '50%;color:red' }, null, 480],
  [{ height: 'auto' }, null, 480],
  [{ height: 'auto' }, 612, 612],
  [{ height: 'auto' }, 100, 240],
  [{ height: 'auto' }, 99_999, 1200],
  [{ height: 'auto', 'min-height': '50', 'max-height': '80' }, 612, 80],
  [{ height: 'auto', 'min-height': '50' }, 60, 60],
])('an element with %j whose list needs %s is %d pixels high', (attributes, needed, height) => {
  expect(heightOf((name) => attributes[name] ?? null, needed)).toBe(height)
})

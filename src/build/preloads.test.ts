import { expect, test } from 'vitest'
import { reachedFrom } from './preloads.ts'

test('a script has what it imports, and what that imports in turn, once', () => {
  const imports = {
    map: ['start', 'common'],
    common: ['start', 'map'],
    start: ['runtime'],
    runtime: [],
    card: ['start'],
  }
  const reached = reachedFrom('map', new Map(Object.entries(imports)))
  expect([...reached].sort()).toEqual(['common', 'map', 'runtime', 'start'])
})

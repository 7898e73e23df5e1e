import { expect, it } from 'vitest'
import { isWalkedWay } from './walked-ways.ts'

it.each([
  ['fieldgate', { kind: 'path', sac: 2 }, true],
  ['fieldgate', { kind: 'track' }, true],
  ['fieldgate', { kind: 'unclassified' }, true],
  ['fieldgate', { kind: 'secondary' }, false],
  ['fieldgate', { kind: 'rail' }, false],
  ['fieldgate', { kind: 'service', tunnel: true }, false],
  ['shortbread', { kind: 'footway', tunnel: false }, true],
  ['protomaps', { kind: 'path', kind_detail: 'track' }, true],
  ['protomaps', { kind: 'path' }, true],
  ['protomaps', { kind: 'minor_road', kind_detail: 'service' }, true],
  ['protomaps', { kind: 'minor_road', kind_detail: 'residential' }, false],
  ['openmaptiles', { class: 'path', subclass: 'footway' }, true],
  ['openmaptiles', { class: 'path', brunnel: 'tunnel' }, false],
  ['openmaptiles', { class: 'minor' }, false],
] as const)('of %s, %o: walked on %s', (schema, properties, isWalked) => {
  expect(isWalkedWay(schema, properties)).toBe(isWalked)
})

import { expect, it } from 'vitest'
import type { GroundConfig } from '#contract/ground/ground-config.ts'
import { creditsOf } from './grounds.ts'

function ground(attribution: string): GroundConfig {
  const common = {
    name: 'alps',
    bounds: [0, 0, 1, 1],
    minZoom: 6,
    maxZoom: 12,
    tiles: '/maps/alps/{z}/{x}/{y}',
  } as const
  return { kind: 'relief', ...common, bounds: [...common.bounds], attribution }
}

it('credits whom several archives owe data to once', () => {
  const grounds = [ground('© OpenStreetMap contributors · Heights: NASA'), ground('Heights: NASA'), ground('')]
  expect(creditsOf(grounds)).toEqual([{ name: '© OpenStreetMap contributors' }, { name: 'Heights: NASA' }])
})

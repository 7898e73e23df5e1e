import { expect, test } from 'vitest'
import { goTo } from './going.ts'

test('a place is shown and asked about where the caller has it', () => {
  const reading = { lng: 13.4, lat: 48.9, notation: 'decimal', order: null } as const
  const told: unknown[] = []
  const actions = {
    onOpen: () => told.push('opened'),
    onHere: (at: unknown, name: string) => told.push(at, name),
    onCamera: ({ lng, lat }: { lng: number; lat: number }) => told.push([lng, lat]),
  }
  goTo({ kind: 'coordinates', key: '', reading }, actions, true)
  expect(told).toEqual([[13.4, 48.9], { lng: 13.4, lat: 48.9 }, ''])
})

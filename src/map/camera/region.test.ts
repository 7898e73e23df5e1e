import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keptWithin } from './region.ts'

beforeEach(() => vi.stubGlobal('window', { innerWidth: 1280, innerHeight: 800 }))

describe('a camera within a region', () => {
  const alps = [5, 43, 17, 49] as const

  test('is left alone where it looks into it', () => {
    const camera = { zoom: 9, lat: 46, lng: 10 }
    expect(keptWithin(alps, camera)).toEqual(camera)
  })

  test('comes to its border, and no further away than it takes', () => {
    const { zoom, lat, lng } = keptWithin(alps, { zoom: 2, lat: 60, lng: 100 })
    expect([lat, lng]).toEqual([49, 17])
    expect(zoom).toBeGreaterThan(4)
  })

  test('may lie across the antimeridian', () => {
    expect(keptWithin([175, -20, -175, -10], { zoom: 9, lat: -15, lng: -170 }).lng).toBe(-175)
  })
})

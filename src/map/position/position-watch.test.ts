import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastMeasured } from './position.ts'
import { watchPosition } from './position-watch.ts'

type Tell = (longitude: number | null) => void

/** A device whose answers the test gives: a longitude, or null for none. */
class FakeDevice {
  /** Tells whoever watches. */
  tell: Tell = () => {}
  /** What it answers when it is asked once; undefined: nothing as long as it may take. */
  answer: number | undefined
  readonly options: (PositionOptions | undefined)[] = []
  readonly cleared: number[] = []

  readonly geolocation = {
    watchPosition: (...[told, failed, options]: Parameters<Geolocation['watchPosition']>) => {
      this.options.push(options)
      this.tell = tellerOf(told, failed)
      return 7
    },
    getCurrentPosition: (...[told, failed, options]: Parameters<Geolocation['getCurrentPosition']>) => {
      const tell = tellerOf(told, failed)
      if (this.answer !== undefined) tell(this.answer)
      else if (options?.timeout !== undefined) setTimeout(() => tell(null), options.timeout)
    },
    clearWatch: (id: number) => this.cleared.push(id),
  }
}

function tellerOf(told: PositionCallback, failed: PositionErrorCallback | null | undefined): Tell {
  const error = { code: 3, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const
  const rest = { altitude: null, altitudeAccuracy: null, heading: null, speed: null, toJSON: () => null }
  return (longitude) => {
    if (longitude === null) return failed?.(error)
    told({ coords: { ...rest, longitude, latitude: 48, accuracy: 5 }, timestamp: 0, toJSON: () => null })
  }
}

let device = new FakeDevice()
let said: unknown[] = []

function watch() {
  return watchPosition(
    ({ lng }) => said.push(lng),
    () => said.push('lost'),
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  device = new FakeDevice()
  said = []
  vi.stubGlobal('navigator', { geolocation: device.geolocation })
})
afterEach(() => void vi.useRealTimers())

it('gives a device that has told nothing yet a time to do so', () => {
  watch()
  expect(device.options[0]?.timeout).toBeLessThan(60_000)
  device.tell(null)
  expect(said).toEqual(['lost'])
})

it('tells that a position was lost of which the device says nothing more, and where it is found again', () => {
  watch()
  device.tell(13)
  vi.advanceTimersByTime(60_000)
  expect(new Set(said)).toEqual(new Set([13, 'lost']))
  device.tell(14)
  expect(said.at(-1)).toBe(14)
})

it('loses no position of a device that is silent because it lies still', () => {
  watch()
  device.answer = 13
  device.tell(13)
  vi.advanceTimersByTime(300_000)
  device.tell(null)
  expect(new Set(said)).toEqual(new Set([13]))
})

it('notes when a device that lies still was last known to be there', () => {
  watch()
  device.answer = 13
  vi.setSystemTime('2026-05-15T12:00:00Z')
  device.tell(13)
  vi.advanceTimersByTime(3_600_000)
  expect(lastMeasured()).toMatchObject({ lng: 13, lat: 48, accuracy: 5, at: Date.parse('2026-05-15T13:00:00Z') })
})

it('has lost no position that was told while the device was asked', () => {
  watch()
  device.tell(13)
  vi.advanceTimersByTime(20_000)
  device.tell(14)
  vi.advanceTimersByTime(14_000)
  expect(said).toEqual([13, 14])
})

it('says nothing after its end', () => {
  const end = watch()
  device.tell(13)
  vi.advanceTimersByTime(20_000)
  end()
  device.tell(14)
  vi.advanceTimersByTime(60_000)
  expect(said).toEqual([13])
  expect(device.cleared).toEqual([7])
})

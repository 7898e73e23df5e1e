import { expect, test, vi } from 'vitest'
import { deviceTimeZone } from './device-time-zone.ts'

test('the zone of the device is asked for once in a turn of the page, and again in the next', async () => {
  const options = Intl.DateTimeFormat().resolvedOptions()
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  const answering = (timeZone: string) => asked.mockReturnValue({ ...options, timeZone })
  answering('Europe/Berlin')
  expect([deviceTimeZone(), deviceTimeZone()]).toEqual(['Europe/Berlin', 'Europe/Berlin'])
  expect(asked).toHaveBeenCalledTimes(1)
  answering('Asia/Tokyo')
  await Promise.resolve()
  expect(deviceTimeZone()).toBe('Asia/Tokyo')
  asked.mockRestore()
})

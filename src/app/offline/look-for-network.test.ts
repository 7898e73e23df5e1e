import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFromDeviceStore } from '#core/offline/from-device.ts'
import { headers } from '#core/offline/protocol.ts'
import { lookForNetwork } from './look-for-network.ts'

const LIST = 'https://map.example/api/v2/closures-and-notices'

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('window', new EventTarget())
  useFromDeviceStore.setState({ fromDevice: { trouble: 'failing', asked: LIST, ages: {}, lacks: {} } })
})
afterEach(() => {
  stop()
  useFromDeviceStore.setState({ fromDevice: null })
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The device answers in the place of a service that asks for some time; returns how often that was asked. */
function look(retryAfter: Record<string, string>) {
  const asked = vi.fn<typeof fetch>(async () =>
    Response.json({}, { headers: { [headers.trouble]: 'failing', ...retryAfter } }),
  )
  vi.stubGlobal('fetch', asked)
  stop = lookForNetwork(new QueryClient())
  return asked
}

test.each([
  ['is asked each quarter of a minute', {}, 8],
  ['is left alone for as long as it asks', { 'Retry-After': '40' }, 3],
  ['is asked all the same once a minute', { 'Retry-After': '86400' }, 2],
])('a service that is out of order %s', async (_, retryAfter, times) => {
  const asked = look(retryAfter)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toHaveBeenCalledTimes(times)
})

test('that the device is online again does not shorten what the service asks for', async () => {
  const asked = look({ 'Retry-After': '40' })
  await vi.advanceTimersByTimeAsync(15_000)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveBeenCalledTimes(1)
})

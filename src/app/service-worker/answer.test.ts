import { expect, test, vi } from 'vitest'
import { headers } from '#core/offline/protocol.ts'
import { answer, type Means } from './answer.ts'
import type { Judged } from './judged.ts'
import { Line } from './line.ts'

const request = new Request('https://parks.example/api/v2/closures-and-notices')
const json = (value: unknown, init: ResponseInit = {}) => Response.json(value, init)
const never = () => new Promise<never>(() => {})

function means(own: Partial<Means>): Means & { readonly kept: string[]; readonly told: string[] } {
  const [kept, told]: [string[], string[]] = [[], []]
  return {
    ask: async () => ({ kind: 'answer', response: json('network'), isKept: true }),
    fromDevice: async () => json('device', { headers: { [headers.storedAt]: '2026-05-14T05:12:00Z' } }),
    keep: async (url) => void kept.push(url),
    forget: async (url) => void told.push(`forgotten ${url}`),
    line: new Line(),
    tellBack: () => void told.push('back'),
    waitFor: () => {},
    now: () => 0,
    pause: async () => {},
    kept,
    told,
    ...own,
  }
}

const told = async (response: Response) => [await response.json(), response.headers.get(headers.trouble)]

test('the network is asked first, and what it says is kept; the device is not asked', async () => {
  const fromDevice = vi.fn<Means['fromDevice']>(async () => null)
  const own = means({ fromDevice, pause: never })
  expect(await told(await answer(request, own))).toEqual(['network', null])
  expect(own.kept).toEqual([request.url])
  expect(fromDevice).not.toHaveBeenCalled()
})

test('the device is not asked once the network has answered within its time', async () => {
  const fromDevice = vi.fn<Means['fromDevice']>(async () => null)
  let end = () => {}
  const patience = new Promise<void>((resolve) => (end = resolve))
  await answer(request, means({ fromDevice, pause: () => patience }))
  end()
  await new Promise((resolve) => setTimeout(resolve))
  expect(fromDevice).not.toHaveBeenCalled()
})

test.each<[string, Means['ask']]>([
  ['offline', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['portal', async () => ({ kind: 'trouble', trouble: 'portal', response: null })],
  ['cut', async () => ({ kind: 'trouble', trouble: 'cut', response: null })],
  ['failing', async () => ({ kind: 'trouble', trouble: 'failing', response: json('error', { status: 503 }) })],
  ['slow', never],
])('where the network is %s the device answers, and says why', async (trouble, ask) => {
  expect(await told(await answer(request, means({ ask, ...(ask !== never && { pause: never }) })))).toEqual([
    'device',
    trouble,
  ])
})

test('for how long the service asks to wait is told with what the device has', async () => {
  const response = json('error', { status: 503, headers: { 'Retry-After': '30' } })
  const ask = async (): Promise<Judged> => ({ kind: 'trouble', trouble: 'failing', response })
  const found = await answer(request, means({ ask, pause: never }))
  expect(found.headers.get('Retry-After')).toBe('30')
  expect(await told(found)).toEqual(['device', 'failing'])
})

test('where the device has nothing either, that is said, or the service’s own error told', async () => {
  const ask = async () => Promise.reject(new TypeError('Failed to fetch'))
  const nothing = await answer(request, means({ ask, fromDevice: async () => null, pause: never }))
  expect([nothing.status, nothing.headers.get(headers.from)]).toEqual([504, 'none'])
  const failing: Judged = { kind: 'trouble', trouble: 'failing', response: json('error', { status: 503 }) }
  const own = means({ ask: async () => failing, fromDevice: async () => null, pause: never })
  const error = await answer(request, own)
  expect([error.status, error.headers.get(headers.from)]).toEqual([503, null])
})

test('what the service has no longer is forgotten', async () => {
  const gone = { kind: 'answer', response: json({}, { status: 404 }), isKept: false } as const
  const own = means({ ask: async () => gone, pause: never })
  expect((await answer(request, own)).status).toBe(404)
  expect(own.told).toEqual([`forgotten ${request.url}`])
})

test('that the network answers again is told once', async () => {
  const line = new Line()
  line.wasBad(request.url, 0)
  const own = means({ line, pause: never })
  await answer(request, own)
  await answer(request, own)
  expect(own.told).toEqual(['back'])
})

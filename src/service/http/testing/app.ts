import { expect } from 'vitest'
import * as z from 'zod/mini'
import { MAY_15 } from '#testing/builders.ts'
import { createService, type ServiceDeps } from '../app.ts'
import { ServiceConfig } from '../../config/config.ts'
import { aStoreWith, type Content } from '../../store/testing/store.ts'

type Service = ReturnType<typeof createService>

/** A service on a store of that content, at noon on 15 May 2026. What goes wrong inside fails the test. */
export async function aService(content: Content = {}, deps: Partial<ServiceDeps> = {}): Promise<Service> {
  return createService({
    store: await aStoreWith(content),
    config: ServiceConfig.parse({}),
    now: () => MAY_15,
    webRoot: null,
    publicUrl: null,
    allowedHosts: [],
    staleness: 0,
    log: (line) => expect.fail(line),
    ...deps,
  })
}

/** The JSON that a service gives at an address below `/api/v2`. */
export async function getJson(service: Service, path: string): Promise<unknown> {
  const response = await service.request(`/api/v2${path}`)
  expect(response.headers.get('Content-Type')).toBe('application/json')
  return response.json()
}

const Listed = z.object({
  count: z.int(),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  results: z.array(z.record(z.string(), z.unknown())),
})

/** A page of a list. */
export async function getPage(service: Service, path: string): Promise<z.infer<typeof Listed>> {
  return Listed.parse(await getJson(service, path))
}

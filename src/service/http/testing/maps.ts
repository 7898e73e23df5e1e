import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { GroundConfig } from '#contract/ground/ground-config.ts'
import { ServiceConfig } from '../../config/config.ts'
import { MapFolder } from '../../maps/folder/map-folder.ts'
import { aDirectory } from '../../store/testing/store.ts'
import type { ServiceDeps } from '../app.ts'
import { aService } from './app.ts'
import { serve } from './serve.ts'

export interface MapService {
  /** Where archives are put. */
  readonly folder: string
  readonly maps: MapFolder
  /** What the service has said about them. */
  readonly said: readonly string[]
  /** What the service answers over HTTP; as it is sent, not unpacked. */
  readonly get: (path: string, init?: RequestInit) => Promise<Response>
  /** The same without a network between. */
  readonly request: (path: string) => Promise<Response>
  /** What the map is told of archives. */
  readonly grounds: () => Promise<readonly GroundConfig[]>
}

/** A service on a folder of archives, which it looks into at each request. */
export async function aMapService(
  config: Partial<ServiceConfig> = {},
  deps: Partial<ServiceDeps> = {},
): Promise<MapService> {
  const folder = join(aDirectory(), 'maps')
  mkdirSync(folder)
  const said: string[] = []
  const maps = new MapFolder(folder, { log: (line) => said.push(line), restMs: 0 })
  onTestFinished(() => maps.close())
  const service = await aService({}, { maps, config: ServiceConfig.parse(config), ...deps })
  const address = await serve(service.fetch)
  const get = (path: string, init?: RequestInit) => fetch(address + path, init)
  return {
    folder,
    maps,
    said,
    get,
    request: (path) => service.request(path),
    async grounds() {
      const response = await get('/config.json')
      expect(response.status).toBe(200)
      return z.object({ grounds: z._default(z.array(GroundConfig), []) }).parse(await response.json()).grounds
    },
  }
}

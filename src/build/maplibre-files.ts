import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'

const Package = z.object({ version: z.string() })
const ID = 'virtual:maplibre'
const FILES = ['maplibre-gl.mjs', 'maplibre-gl-shared.mjs', 'maplibre-gl-worker.mjs']

/**
 * Ships MapLibre's modules as they come, beside the app instead of bundled into it. The library and its worker share
 * most of their code in a third file: unbundled, a visitor loads that once instead of twice (140 kB gzip less), and
 * the library finds its worker beside itself. `virtual:maplibre` tells where they are: nowhere, where nothing is built.
 */
export function maplibreFiles(): Plugin[] {
  const dist = dirname(createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl.css'))
  const { version } = Package.parse(JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')))
  const folder = `assets/maplibre-gl-${version}`
  const addresses = FILES.map((name) => `/${folder}/${name}`)
  const shipped: Plugin = {
    name: 'maplibre-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: (id) => (id === 'maplibre-gl' ? { id: `/${folder}/${FILES[0]}`, external: true } : null),
    generateBundle() {
      for (const name of FILES) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(join(dist, name)) })
      }
    },
  }
  let isBuilt = false
  const named: Plugin = {
    name: 'maplibre-addresses',
    configResolved({ command }) {
      isBuilt = command === 'build'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export const files = ${JSON.stringify(isBuilt ? addresses : [])}` : null),
  }
  return [shipped, named]
}

import type { Plugin } from 'vite'
import { BANDS } from '#map/basemap/bands.ts'
import { bandFiles } from './cache.ts'

const ID = 'virtual:basemap'

/**
 * Provides `virtual:basemap`: the address of each band of the basemap. The data is made when it is first asked for, and
 * is served and built as any other asset.
 */
export function basemap(): Plugin {
  let root = ''
  return {
    name: 'basemap',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const files = bandFiles(root)
      return BANDS.map(
        (band) => `export { default as ${band} } from ${JSON.stringify(`${files[band]}?url&no-inline`)}`,
      ).join('\n')
    },
  }
}

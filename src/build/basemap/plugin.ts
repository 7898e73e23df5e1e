import type { Plugin } from 'vite'
import { BANDS } from '#map/basemap/bands.ts'
import { basemapFiles } from './cache.ts'
import type { FileName } from './data.ts'

const FILES_OF = new Map<string, readonly FileName[]>([
  ['virtual:basemap', BANDS],
  ['virtual:gazetteer', ['gazetteer', 'villages']],
])

/**
 * Provides `virtual:basemap`, the address of each band of the basemap, and `virtual:gazetteer`, those of the files that
 * places are searched in. The data is made when it is first asked for, and is served and built as any other asset.
 */
export function basemap(): Plugin {
  let root = ''
  return {
    name: 'basemap',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (FILES_OF.has(id) ? `\0${id}` : undefined),
    load(id) {
      const names = FILES_OF.get(id.slice(1))
      if (names === undefined || !id.startsWith('\0')) return undefined
      const files = basemapFiles(root)
      return names
        .map((name) => [
          `import ${name}Url from ${JSON.stringify(`${files[name]}?url&no-inline`)}`,
          // A worker that asks for it may have no address of its own to complete it by.
          `export const ${name} = new URL(${name}Url, import.meta.url).href`,
        ])
        .flat()
        .join('\n')
    },
  }
}

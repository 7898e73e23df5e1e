import { readFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import { basemapFiles, PREFIX, SUFFIX } from './cache.ts'

const ID = 'virtual:basemap'

/**
 * Ships the basemap's files in a folder whose name changes with them, and provides `virtual:basemap`, which tells their
 * addresses: by a rule, since a list of them would weigh on every start. The data is made when it is first asked for.
 */
export function basemap(): Plugin {
  let [root, isBuilt] = ['', false]
  const folderOf = (path: string) => `assets/${basename(dirname(path))}`
  return {
    name: 'basemap',
    configResolved({ root: own, command }) {
      ;[root, isBuilt] = [own, command === 'build']
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const files = basemapFiles(root)
      const [path = ''] = files.values()
      const start = isBuilt ? `/${folderOf(path)}/` : `/${relative(root, dirname(path))}/${PREFIX}`
      if (isBuilt) {
        for (const [name, own] of files) {
          this.emitFile({ type: 'asset', fileName: `${folderOf(own)}/${name}${SUFFIX}`, source: readFileSync(own) })
        }
      }
      // A worker that asks for one may have no address of its own to complete it by.
      return `export const addressOf = (name) => new URL(${JSON.stringify(start)} + name + ${JSON.stringify(SUFFIX)}, import.meta.url).href`
    },
  }
}

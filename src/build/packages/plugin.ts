import type { Plugin } from 'vite'
import { packagesOf } from './packages.ts'

const ID = 'virtual:packages'

/** Provides `virtual:packages`: what the app and its service are built on, with the texts of the licences. */
export function packages(): Plugin {
  let root = ''
  return {
    name: 'packages',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(packagesOf(root))}` : undefined),
  }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ServiceDeps } from '../../app.ts'
import { aService } from '../../testing/app.ts'
import { ServiceConfig } from '../../../config/config.ts'
import { aDirectory, type Content } from '../../../store/testing/store.ts'

export const EARLIER_SCRIPT = 'console.log("a map as it was")'
export const SCRIPT = 'console.log("a map")'

/** Enough that it is worth while to pack it. */
const LONG = '<p>This takes longer than usual.</p>'.repeat(40)

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title>
    <meta
      name="description"
      content="A map."
    /></head><body>${LONG}<noscript></noscript></body></html>`

const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('Map'),
  'embed.html': page('Embed'),
  'assets/main-1a2b.js': SCRIPT,
  'assets/main-1a2b.js.br': brotliCompressSync(SCRIPT),
  'assets/sans-3c4d.woff2': 'a font',
  'assets/land-5e6f.pbf': 'a basemap',
  'embed/1/embed.js': 'customElements.define("fieldgate-map", class extends HTMLElement {})',
  'embed/1/embed.d.ts': 'export interface Message {}',
  'embed/1/demo.html': page('Demo'),
  'icon.svg': '<svg/>',
  'service-worker.js': 'self.addEventListener("fetch", answer)',
  '.vite/manifest.json': '{}',
  '.before/assets/main-0e9f.js': EARLIER_SCRIPT,
  '.before/assets/main-1a2b.js': EARLIER_SCRIPT,
  'guides/api.md': '# API',
}

/** Writes a web app of a few small files into a directory. */
export function writeApp(webRoot: string): void {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(webRoot, name)), { recursive: true })
    writeFileSync(join(webRoot, name), text)
  }
}

/** A service with a web app beside it that is built of a few small files. */
export async function aServiceWithApp(
  config: Partial<ServiceConfig> = {},
  content: Content = {},
  deps: Partial<ServiceDeps> = {},
) {
  const webRoot = aDirectory()
  writeApp(webRoot)
  return aService(content, { webRoot, config: { ...ServiceConfig.parse({}), ...config }, ...deps })
}

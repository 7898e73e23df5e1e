import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import * as z from 'zod/mini'
import { EMBED_SCRIPT } from '#contract/site-paths.ts'

const entry = fileURLToPath(new URL('../core/embed/element/define.ts', import.meta.url))
const Built = z.object({ output: z.tuple([z.object({ code: z.string() })]) })

/** The custom element for other pages: one file at an address of its own, which works as a script and as a module. */
export function embedElement(): Plugin {
  return {
    name: 'embed-element',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: EMBED_SCRIPT.slice(1), source: await elementScript() })
    },
    configureServer(server) {
      server.middlewares.use(EMBED_SCRIPT, (_, response, next) => {
        elementScript().then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next)
      })
    },
  }
}

async function elementScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  return Built.parse(built).output[0].code
}

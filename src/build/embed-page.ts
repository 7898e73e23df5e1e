import type { Plugin } from 'vite'

const SOURCE = 'src/app/embed/embed.html'

/** Puts the page of the embed, whose source lies with its code, at the top of what is built, and at its address in development. */
export function embedPage(): Plugin {
  return {
    name: 'embed-page',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'embed',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle[SOURCE]
        if (page?.type === 'asset') page.fileName = 'embed.html'
      },
    },
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        request.url = request.url?.replace(/^\/embed\/?(?=\?|$)/, `/${SOURCE}`)
        next()
      })
    },
  }
}

const FRAMEWORK: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
}

/** Builds the embed on Preact, which speaks as React does in a tenth of its size: others' pages pay for every byte. */
export function preactInEmbed(): Plugin {
  return {
    name: 'preact-in-embed',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'embed',
    resolveId(id, importer) {
      const replacement = FRAMEWORK[id]
      return replacement === undefined ? null : this.resolve(replacement, importer, { skipSelf: true })
    },
  }
}

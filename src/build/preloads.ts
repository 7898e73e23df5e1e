import type { BuildEnvironmentOptions, Plugin } from 'vite'

type ModulePreload = Exclude<BuildEnvironmentOptions['modulePreload'], boolean | undefined>

/**
 * The scripts that the page preloads with a part that it loads later. Scripts that the importing script needs anyway are
 * left out, since the page has them already: `plugin` notes what each script imports, `modulePreload` leaves these out.
 */
export function laterPreloads(): { readonly plugin: Plugin; readonly modulePreload: ModulePreload } {
  const importsOf = new Map<string, readonly string[]>()
  return {
    plugin: {
      name: 'later-preloads',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk') importsOf.set(file.fileName, file.imports)
        },
      },
    },
    modulePreload: {
      // A browser that knows no modulepreload asks for a file when another one needs it.
      polyfill: false,
      resolveDependencies(_, files, { hostId, hostType }) {
        const known = hostType === 'js' ? reachedFrom(hostId, importsOf) : new Set()
        return files.filter((file) => !known.has(file))
      },
    },
  }
}

/** A script, and all that it cannot run without. */
export function reachedFrom(
  script: string,
  importsOf: ReadonlyMap<string, readonly string[]>,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(script)) return found
  found.add(script)
  for (const imported of importsOf.get(script) ?? []) reachedFrom(imported, importsOf, found)
  return found
}

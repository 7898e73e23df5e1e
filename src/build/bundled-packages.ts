import type { Plugin } from 'vite'

/** Packages with a part that is made for the machine, which they look for beside themselves. */
const NATIVE = ['libsql', '@napi-rs/canvas', 'pg']

/**
 * Puts the packages that the service uses into its files: reading them one by one, some hundreds of files, took a command
 * longer than all else that it does to begin. Tests read them where they are, since bundling all of them takes longer still.
 */
export function bundledPackages(): Plugin {
  return {
    name: 'bundled-packages',
    apply: 'build',
    config: () => ({ environments: { ssr: { resolve: { noExternal: true, external: NATIVE } } } }),
  }
}

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const CLIENT = join(import.meta.dirname, '../../dist/client/.vite')

let names: ReadonlyMap<string, string> | null = null

/** What the build calls the file at a path, whose address is a hash of its content. */
export function nameOf(path: string): string {
  // Tests are read before the app is built.
  names ??= new Map(['manifest.json', 'embed-manifest.json'].flatMap(namesIn))
  return names.get(path) ?? basename(path)
}

function namesIn(manifest: string): (readonly [path: string, name: string])[] {
  const chunks: Readonly<Record<string, { file: string; name?: string }>> = JSON.parse(
    readFileSync(join(CLIENT, manifest), 'utf8'),
  )
  return Object.values(chunks).map(({ file, name = file }) => [`/${file}`, name])
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { OwnFile } from './proxy.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Finds the files of a directory by their addresses, compressed as a good host gives them. */
export function filesUnder(directory: string, base: string): (path: string) => OwnFile | null {
  const known = new Map<string, OwnFile>()
  return (path) => {
    const name = path === '/' ? '/index.html' : path
    const file = join(directory, name.slice(base.length))
    const kept = known.get(name)
    if (kept !== undefined) return kept
    if (!name.startsWith(base) || !existsSync(file) || !statSync(file).isFile()) return null
    const made = {
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      bytes: existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : brotliCompressSync(readFileSync(file)),
    }
    known.set(name, made)
    return made
  }
}

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(m?js|css|html|json|svg|webmanifest|md|pbf|ts|txt)$/

/**
 * Writes a `.br` and a `.gz` beside every built file that they make smaller, so that serving never compresses. Builds
 * into one folder leave alone what is there already.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    writeBundle({ dir = '' }) {
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name)
        if (entry.isFile() && COMPRESSIBLE.test(entry.name) && !existsSync(`${file}.br`)) compress(file)
      }
    },
  }
}

function compress(file: string): void {
  const bytes = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  for (const [suffix, smaller] of [
    ['.br', brotliCompressSync(bytes, { params })],
    ['.gz', gzipSync(bytes, { level: 9 })],
  ] as const) {
    if (smaller.length < bytes.length) writeFileSync(file + suffix, smaller)
  }
}

import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ExportError } from './export-error.ts'

/** Where an export goes: a file's path, or a stream such as standard output. */
export type Target = string | Writable

/** Throws an ExportError where a file may not or cannot be written at a path. */
export function checkPath(path: string, force: boolean): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory() === true) throw new ExportError(`${path} is a directory. Name a file.`)
  if (found !== undefined && !force) throw new ExportError(`${path} is there already. Overwrite it with --force.`)
  const directory = dirname(resolve(path))
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new ExportError(`There is no directory ${directory}.`)
  }
}

/**
 * Delivers a file that `make` makes in a directory of its own and returns the path of: to a path all at once, so that
 * no half file is ever there, not even where the process is killed.
 */
export async function deliver<T extends { readonly path: string }>(
  target: Target,
  make: (directory: string) => Promise<T>,
): Promise<T> {
  const near = typeof target === 'string' ? dirname(resolve(target)) : tmpdir()
  const directory = directoryIn(near)
  try {
    const made = await make(directory.path)
    if (typeof target === 'string') await rename(made.path, target)
    else await pipeline(createReadStream(made.path), target, { end: false })
    return made
  } finally {
    directory.remove()
  }
}

interface OwnDirectory {
  readonly path: string
  remove(): void
}

/** Makes a directory in another, which goes when a signal ends the process. Throws an ExportError. */
function directoryIn(parent: string): OwnDirectory {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  let path: string | null = null
  const remove = () => {
    for (const signal of signals) process.off(signal, end)
    if (path !== null) rmSync(path, { recursive: true, force: true })
  }
  const end = (signal: NodeJS.Signals) => {
    remove()
    process.kill(process.pid, signal)
  }
  // Before the directory is there, and without a wait: no signal comes in between.
  for (const signal of signals) process.on(signal, end)
  try {
    path = mkdtempSync(join(parent, '.fieldgate-export-'))
    return { path, remove }
  } catch (cause) {
    remove()
    throw new ExportError(`Nothing can be written in ${parent}: ${String(cause)}`, { cause })
  }
}

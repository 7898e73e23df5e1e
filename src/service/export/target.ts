import { createReadStream, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ownDirectory, removeAbandoned, type OwnDirectory } from '../archive/own-directory.ts'
import { ExportError } from './export-error.ts'

/** Where an export goes: a file's path, or a stream such as standard output. */
export type Target = string | Writable

/** How the directories begin in which exports are made. */
const PREFIX = '.fieldgate-export-'

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

/** Makes a directory in another, which goes when a signal ends the process. Throws an ExportError. */
function directoryIn(parent: string): OwnDirectory {
  try {
    removeAbandoned(parent, PREFIX, Date.now())
    return ownDirectory(parent, PREFIX)
  } catch (cause) {
    throw new ExportError(`Nothing can be written in ${parent}: ${String(cause)}`, { cause })
  }
}

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A directory for what is being made. */
export interface OwnDirectory {
  readonly path: string
  remove(): void
}

/** Makes a directory in another, which goes when a signal ends the process. Throws an error of Node where that cannot be. */
export function ownDirectory(parent: string, prefix: string): OwnDirectory {
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
    path = mkdtempSync(join(parent, prefix))
    return { path, remove }
  } catch (error) {
    remove()
    throw error
  }
}

const A_DAY = 24 * 3600 * 1000

/**
 * Removes the directories of processes that were killed: those that nothing has come into for a day. What another user's
 * process has left stays, as does what may not be listed or removed.
 */
export function removeAbandoned(parent: string, prefix: string, now: number): void {
  try {
    for (const name of readdirSync(parent)) {
      const path = join(parent, name)
      const found = name.startsWith(prefix) ? statSync(path, { throwIfNoEntry: false }) : undefined
      if (found === undefined || found.mtimeMs >= now - A_DAY || !isOwn(found.uid)) continue
      rmSync(path, { recursive: true, force: true })
    }
  } catch {
    // Clearing can wait. Where nothing can be written either, whoever makes a directory is told why.
  }
}

/** Whether a user is the one of this process; on systems without such numbers always. */
function isOwn(uid: number): boolean {
  return process.getuid === undefined || process.getuid() === uid
}

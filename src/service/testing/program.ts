import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

/** A program that runs for the time of the test. */
export interface Running {
  readonly process: ChildProcess
  /** Its exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string>
  /** What it has said so far, standard output and errors. */
  said(): string
  /** Waits until it says what matches; throws, with what it said instead, if it ends before. */
  saying(pattern: RegExp): Promise<RegExpExecArray>
}

/** Runs a program of the service, as it is shipped. */
export function run(name: string, args: readonly string[], environment: Readonly<Record<string, string>>): Running {
  const child = spawn(process.execPath, [join(inject('programs'), `${name}.js`), ...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const ended = once(child, 'close').then(([code, signal]: unknown[]) =>
    typeof code === 'number' ? code : String(signal),
  )
  return {
    process: child,
    ended,
    said: () => said,
    saying: async (pattern) => {
      for (;;) {
        const match = pattern.exec(said)
        if (match !== null) return match
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended, saying: ${said}`)
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended])
      }
    },
  }
}

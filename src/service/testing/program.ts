import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { BuiltPlace } from '#testing/built-place.ts'

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

/** Where a program is. */
function fileOf(name: string): string {
  const { programs }: BuiltPlace = inject('built')
  return join(programs, `${name}.js`)
}

type Environment = Readonly<Record<string, string>>

/** Runs a program of the service, as it is shipped. */
export function run(name: string, args: readonly string[], environment: Environment): Running {
  return running(process.execPath, [fileOf(name), ...args], environment)
}

/** Whether this machine has the command `script` of util-linux, which gives a program a terminal of its own. */
export const hasTerminals = String(spawnSync('script', ['--version']).stdout).includes('util-linux')

/** Runs a program of the service on a terminal of its own: what is written to its `process.stdin` is typed there. */
export function runOnTerminal(name: string, environment: Environment): Running {
  const command = `'${process.execPath}' '${fileOf(name)}'`
  return running('script', ['--quiet', '--return', '--command', command, '/dev/null'], environment)
}

function running(command: string, args: readonly string[], environment: Environment): Running {
  const child = spawn(command, args, {
    // Whether this machine can paint previews has a test of its own, and takes a service a quarter of its start.
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PREVIEWS: '0', ...environment },
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

import { ConfigError } from '../config/config.ts'
import { SettingsError } from '../config/settings.ts'
import { StoreError, StoreUnsureError } from '../store/domain/errors.ts'
import { OptionError } from '../intake/options.ts'
import { outliveLog } from './outlive-log.ts'

/** What the operator can put right, whatever the command. */
const EXPECTED = [StoreError, SettingsError, ConfigError, OptionError]

/** What becomes of a command that fails. */
interface Failing {
  /** What the operator can put right beside, of this command alone: told in a sentence, without a trace. */
  readonly expected: readonly (abstract new (...args: never) => Error)[]
  /** The codes of such errors of Node, by their beginnings. */
  readonly codes?: readonly string[]
  /** What is told beside the reason. */
  readonly outcome: string
}

/** Runs a command with the arguments of this process, which then ends with the code that it returns; 1 where it fails. */
export async function runCommand(
  main: (args: readonly string[]) => Promise<number>,
  { expected, codes = [], outcome }: Failing,
): Promise<void> {
  const isExpected = (error: unknown): error is Error => {
    if (!(error instanceof Error)) return false
    const code = 'code' in error ? String(error.code) : ''
    if (['ERR_PARSE_ARGS', ...codes].some((known) => code.startsWith(known))) return true
    return [...EXPECTED, ...expected].some((kind) => error instanceof kind)
  }
  outliveLog()
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    if (!isExpected(error)) throw error
    console.error(error instanceof StoreUnsureError ? error.message : `${error.message}\n${outcome}`)
    process.exitCode = 1
  }
}

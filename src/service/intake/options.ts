import { parseArgs, type ParseArgsConfig } from 'node:util'
import { nearest } from './nearest.ts'

/** An option that a command does not have. */
export class OptionError extends Error {}

/** Arguments as `parseArgs` of Node reads them; of an unknown option, an OptionError names the one that is most like it. */
export function parsedOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const [, given] = /^Unknown option '--?([^']+)'/.exec(error instanceof Error ? error.message : '') ?? []
    if (given === undefined) throw error
    const options = Object.keys(config.options ?? {})
    const near = nearest(given, options)
    const advice = near === null ? `It has ${options.map((name) => `--${name}`).join(', ')}.` : `Do you mean --${near}?`
    throw new OptionError(`--${given}: there is no such option. ${advice}`, { cause: error })
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { OperatorConfig } from '#contract/config/app-config-operator.ts'
import { textIn } from '#contract/config/app-config-text.ts'

/** An origin whose pages show the app. */
const Ancestor = z
  .string()
  .check(z.regex(/^(\*|https?:\/\/[\w*.-]+(:\d+)?)$/, 'Enter an origin such as https://example.org, or * for any.'))

/** What the operator can set in `config.json`: what the web app is told, and what only the service needs. */
export const ServiceConfig = z.strictObject({
  /** The schema that an editor checks the file by. */
  $schema: z.optional(z.string()),
  ...OperatorConfig.shape,
  /** Origins whose pages may show the app in a frame, the embed apart. */
  frameAncestors: z.prefault(z.array(Ancestor), []),
  /** Origins whose pages may show the embed in a frame. */
  embedAncestors: z.prefault(z.array(Ancestor), ['*']),
  /** Whether search engines may keep the pages of the site. */
  searchEngines: z.prefault(z.boolean('Enter true or false.'), true),
  /** How large a part of a map archive may be fetched at once, in megabytes of 1,000,000 bytes; 0: none may. */
  mapBundleMegabytes: z.prefault(z.int('Enter a whole number of megabytes.').check(z.gte(0), z.lte(4000)), 200),
})
export type ServiceConfig = z.infer<typeof ServiceConfig>

/** What the site is called where one name serves all languages: in the interface, in feeds and in exports. */
export function siteName({ title, languages }: ServiceConfig): string {
  return textIn(title, languages[0] ?? 'en')
}

/** The configuration cannot be used; its message says where and what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads a configuration file; without the file, where that is allowed, gives the defaults. Throws a ConfigError. */
export function readConfig(file: string, { required }: { readonly required: boolean }): ServiceConfig {
  if (!existsSync(file)) {
    if (required) throw new ConfigError(`There is no configuration at ${file}. Make it, or unset CONFIG.`)
    return ServiceConfig.parse({})
  }
  const read = ServiceConfig.safeParse(parse(file), { error: en().localeError })
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => `  ${path.join('.') || '(all of it)'}: ${message}`)
  throw new ConfigError(`Please correct the configuration ${file}:\n${problems.join('\n')}`)
}

function parse(file: string): unknown {
  try {
    // A decoder leaves out the byte order mark that some editors write.
    return JSON.parse(new TextDecoder().decode(readFileSync(file)))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError(`The configuration ${file} is not JSON that can be read: ${reason}.`, { cause })
  }
}

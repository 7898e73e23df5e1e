import { join } from 'node:path'
import { en } from 'zod/locales'
import * as z from 'zod/mini'

const NOT_AN_ORIGIN =
  'Enter an address without a path, such as https://parks.example. Fieldgate cannot share a host name with other pages: give it one of its own.'
const PublicUrl = z.pipe(
  z.pipe(
    z.url({ protocol: /^https?$/, error: 'Enter an address such as https://parks.example.' }),
    z.transform((text) => text.replace(/\/+$/, '')),
  ),
  z.string().check(z.refine((text) => new URL(text).href === `${new URL(text).origin}/`, NOT_AN_ORIGIN)),
)
const Port = z.coerce
  .number('Enter a port, from 0 to 65535.')
  .check(z.refine((port) => Number.isInteger(port) && port >= 0 && port <= 65_535, 'Enter a port, from 0 to 65535.'))
const HostNames = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((name) => name !== ''),
  ),
)
const Switch = z.stringbool({ error: 'Enter 1 for yes or 0 for no.' })

const NO_DATABASE_URL =
  'Enter postgres://user@host/database. In a password write # as %23, / as %2F, ? as %3F and % as %25, or give it as PGPASSWORD.'

/** Without slashes the driver takes the name of another database; without a host behind a user it asks for a socket. */
function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace(/^([^/]*\/\/[^/?]*@)(?=[/?])/, '$1localhost'))
}

/** What the environment can set; a variable that is empty counts as one that is not there. */
const Environment = z.object({
  PORT: z.optional(Port),
  HOST: z.optional(z.string()),
  DATA_DIR: z.optional(z.string()),
  PUBLIC_URL: z.optional(PublicUrl),
  ALLOWED_HOSTS: z.optional(HostNames),
  CONFIG: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string().check(z.refine(isDatabaseUrl, NO_DATABASE_URL))),
  TRUST_PROXY: z.optional(Switch),
  DEMO: z.optional(Switch),
  PREVIEWS: z.optional(Switch),
  PRIVATE_HOSTS: z.optional(Switch),
})

export interface Settings {
  /** 0: any free one. */
  readonly port: number
  /** The interface to listen on; null: all of them, as a container needs it. */
  readonly host: string | null
  readonly dataDir: string
  readonly publicUrl: string | null
  readonly allowedHosts: readonly string[]
  /** The PostgreSQL database that holds the data; null: a file in `dataDir` does. */
  readonly databaseUrl: string | null
  /** Whether what stands before the service says truly, in `X-Forwarded-…`, what clients asked for. */
  readonly trustProxy: boolean
  /** Whether hosts of this machine and of networks within may be asked: by the mirror, and for backgrounds of the map. */
  readonly privateHosts: boolean
  /** Whether an empty store gets demonstration data. */
  readonly demo: boolean
  /** Whether pictures are made for links to records. */
  readonly previews: boolean
  readonly configFile: string
  /** Whether somebody said that there is a configuration. */
  readonly configRequired: boolean
}

/** The environment cannot be used; the message says which variable and why. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Reads the service's settings from the environment. Throws a SettingsError. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const read = Environment.safeParse(given, { error: en().localeError })
  if (!read.success) {
    throw new SettingsError(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    PUBLIC_URL,
    ALLOWED_HOSTS,
    CONFIG,
    DATABASE_URL,
    TRUST_PROXY,
    DEMO,
    PREVIEWS,
    PRIVATE_HOSTS,
  } = read.data
  const dataDir = DATA_DIR ?? '.fieldgate'
  return {
    port: PORT ?? 4600,
    host: HOST ?? null,
    dataDir,
    publicUrl: PUBLIC_URL ?? null,
    allowedHosts: ALLOWED_HOSTS ?? [],
    databaseUrl: DATABASE_URL ?? null,
    trustProxy: TRUST_PROXY ?? false,
    demo: DEMO ?? true,
    previews: PREVIEWS ?? true,
    privateHosts: PRIVATE_HOSTS ?? false,
    configFile: CONFIG ?? join(dataDir, 'config.json'),
    configRequired: CONFIG !== undefined,
  }
}

import type * as z from 'zod/mini'
import { API_PREFIX } from '#contract/paths.ts'
import type { AskService } from './service-line.ts'

/** A document of the API, at its path below the prefix. Throws where there is none, or it is none of that kind. */
export async function readDocument<S extends z.ZodMiniType>(ask: AskService, path: string, schema: S) {
  return schema.parse(JSON.parse(new TextDecoder().decode(await readBytes(ask, API_PREFIX + path))))
}

/** What the service gives at a path. Throws where there is nothing. */
export async function readBytes(ask: AskService, path: string): Promise<Uint8Array> {
  const body = await ask(path)
  if (body === null) throw new Error(`The service has nothing at ${path}.`)
  return body
}

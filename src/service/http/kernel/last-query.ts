import type { Context } from 'hono'

/** A parameter of the address; of one that is repeated the last counts, as everywhere in the contract. */
export function lastQuery(c: Context, name: string): string | undefined {
  return c.req.queries(name)?.at(-1)
}

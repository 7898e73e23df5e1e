/** How long after they failed tiles are asked for again, in ms. */
export const RETRY_MS = 10_000

import { buildIfStale } from '../src/build/build-if-stale.mjs'

/** The browser tests run on the built app. */
export default function globalSetup(): void {
  buildIfStale()
}

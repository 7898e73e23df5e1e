import { buildIfStale } from '../src/build/build-if-stale.mjs'
import { makeSeeds } from './services/seeds.ts'

/** The browser tests run on the built app, and on data that is imported once. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildIfStale()
  return makeSeeds()
}

// npm start, npm run import …: node src/build/run.mjs PROGRAM [ARGUMENT…] runs a program of the service, built
// first where it is stale. In this very process, so that a signal reaches the program and no other one is left.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build-if-stale.mjs'

const [program] = process.argv.splice(2, 1)
const builds = await buildIfStale()
await import(pathToFileURL(join(builds.hold(), `service/${program}.js`)).href)

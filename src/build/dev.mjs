// npm run dev: the app with hot reload, and beside it the service, built and started again when its sources change.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { buildIfStale } from './build-if-stale.mjs'

const run = fileURLToPath(new URL('run.mjs', import.meta.url))
const port = process.env.PORT ?? '4600'
const ofService = /[\\/]src[\\/](service|contract)[\\/]/

/** @returns {import('node:child_process').ChildProcess} */
function startService() {
  return spawn(process.execPath, [run, 'main'], { env: { ...process.env, PORT: port }, stdio: 'inherit' })
}

await buildIfStale()
let service = startService()
// The host stays that of the page, so that the service's absolute addresses lead back here.
const toService = { target: `http://localhost:${port}`, changeOrigin: false }
const paths = ['/api', '/config.json', '/healthz', '/maps', '/oembed', '/badge']
const proxy = Object.fromEntries(paths.map((path) => [path, toService]))
const server = await createServer({ server: { proxy } })
server.watcher.on('change', (file) => {
  if (!ofService.test(file)) return
  service.once('exit', () => (service = startService()))
  service.kill('SIGTERM')
})
await server.listen()
server.printUrls()
process.once('exit', () => service.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close().then(() => process.exit(0)))

import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { run } from '../testing/program.ts'

const PROGRAM = 'conformance'

/** Runs the program to its end. */
async function ran(...args: readonly string[]): Promise<{ code: number | string; said: string }> {
  const running = run(PROGRAM, args, {})
  const code = await running.ended
  return { code, said: running.said() }
}

/** A service that answers everything alike, for the time of the test; returns its address. */
async function aStubbornService(): Promise<string> {
  const server = createServer((_, response) => response.writeHead(418, { Connection: 'close' }).end('A teapot.'))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

it('says how it is used', async () => {
  const { code, said } = await ran('--help')
  expect(said).toContain('npm run conformance -- BASE_URL')
  expect(code).toBe(0)
})

const wrong = [
  [],
  ['parks.example'],
  ['http://a.example', 'http://b.example'],
  ['http://a.example', '--timeout', 'long'],
  ['--loud'],
].map((args) => ({ args }))

it.each(wrong)('refuses $args', async ({ args }) => {
  const { code, said } = await ran(...args)
  expect(said).toContain('Usage:')
  expect(code).toBe(2)
})

it('ends with 2 where nothing answers', async () => {
  const { code, said } = await ran('http://127.0.0.1:9')
  expect(said).toMatch(/^The service cannot be reached\. GET http:\/\/127\.0\.0\.1:9\/api\/v2\/licenses: /)
  expect(code).toBe(2)
})

it('stops at the first rule that is broken, and says what was asked, expected and got', async () => {
  const address = await aStubbornService()
  const { code, said } = await ran(`${address}/api/v2/`)
  expect(code).toBe(1)
  expect(said.match(/^FAIL/gm)).toHaveLength(1)
  expect(said).toContain(`GET ${address}/api/v2/: expected status 200, got 418 A teapot.`)
  expect(said).toMatch(/ 0 ok, 1 failed, 0 skipped, \d+ not looked at \(--all goes on\); \d+ requests\.\n$/)
})

it('goes on with --all, and leaves out what is beyond the specification with --spec-only', async () => {
  const { code, said } = await ran(await aStubbornService(), '--all', '--spec-only')
  expect(code).toBe(1)
  expect(said.match(/^FAIL/gm)?.length).toBeGreaterThan(50)
  expect(said.match(/^skip .*\n +it is beyond the specification$/gm)?.length).toBeGreaterThan(20)
  expect(said).not.toContain('not looked at')
})

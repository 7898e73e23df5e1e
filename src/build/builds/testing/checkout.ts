import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** Builds as the project does, and writes down that it has begun. It hangs or fails where the page says so. */
const CONFIG = `
import { appendFileSync, readFileSync } from 'node:fs'
const built = process.env.FIELDGATE_BUILD ?? 'dist'
const harm = { name: 'harm', applyToEnvironment: ({ name }) => name === 'ssr', buildStart() {
  appendFileSync('begun', 'x')
  const page = readFileSync('index.html', 'utf8')
  if (page.includes('fails')) throw new Error('No.')
  if (page.includes('hangs')) return new Promise(() => setInterval(() => {}, 1000))
} }
export default { plugins: [harm], builder: {}, environments: {
  client: { build: { outDir: built + '/client' } },
  ssr: { build: { outDir: built + '/service', rolldownOptions: { input: { main: 'src/main.js' } } } },
} }
`

/** Says which parts its page is made of, and whether they are there, each time that it is asked. */
const PROGRAM = `
import { existsSync, readFileSync } from 'node:fs'
const client = new URL('../client/', import.meta.url)
const answer = () => {
  const page = readFileSync(new URL('index.html', client), 'utf8')
  const part = /assets\\/[^"]+\\.js/.exec(page)[0]
  console.log(JSON.stringify({ title: /<title>(.*)<\\/title>/.exec(page)[1], part, isThere: existsSync(new URL(part, client)) }))
}
process.stdin.on('data', answer)
answer()
`

/** A program of a checkout that runs. */
export interface Running {
  readonly child: ChildProcess
  /** The next line that it prints. */
  line(): Promise<unknown>
  /** What it answers when it is asked. */
  ask(): Promise<unknown>
  end(): Promise<void>
}

/** A small checkout that is built and run by the commands of this one. */
export function aCheckout(title: string) {
  const root = mkdtempSync(join(tmpdir(), 'fieldgate-checkout-'))
  const children: ChildProcess[] = []
  onTestFinished(() => {
    for (const child of children) kill(child)
    rmSync(root, { recursive: true, force: true })
  })
  mkdirSync(join(root, 'src'), { recursive: true })
  for (const name of ['run.mjs', 'build-if-stale.mjs', 'builds']) {
    cpSync(join(ROOT, 'src/build', name), join(root, 'src/build', name), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction')
  writeFileSync(join(root, 'package.json'), '{"type": "module"}')
  writeFileSync(join(root, 'vite.config.ts'), CONFIG)
  writeFileSync(join(root, 'src/main.js'), PROGRAM)
  const start = (): ChildProcess => {
    const child = spawn(process.execPath, ['src/build/run.mjs', 'main'], { cwd: root, detached: true })
    children.push(child)
    return child
  }
  const checkout = {
    root,
    /** Changes what is built. */
    change: (text: string) => {
      const page = `<!doctype html><title>${text}</title><script type="module" src="/src/page.js"></script>`
      writeFileSync(join(root, 'index.html'), page)
      writeFileSync(join(root, 'src/page.js'), `console.log(${JSON.stringify(text)})`)
    },
    start: () => running(start()),
    /** Runs the command to its end: how that was, and what it said of failures. */
    async run() {
      const child = start()
      let said = ''
      child.stderr?.on('data', (text: Buffer) => (said += text.toString()))
      child.stdin?.end()
      const [code]: unknown[] = await once(child, 'close')
      return { code, said }
    },
    kill,
    begun: () => readFileSync(join(root, 'begun'), 'utf8').length,
    builds: () =>
      readdirSync(join(root, '.builds'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
  }
  appendFileSync(join(root, 'begun'), '')
  checkout.change(title)
  return checkout
}

/** Ends a command and what it has started, at once. */
function kill({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

function running(child: ChildProcess): Running {
  const lines = child.stdout?.[Symbol.asyncIterator]()
  const line = async (): Promise<unknown> => JSON.parse(String((await lines?.next())?.value))
  return {
    child,
    line,
    ask: () => {
      child.stdin?.write('\n')
      return line()
    },
    end: async () => {
      const closed = once(child, 'close')
      child.stdin?.end()
      await closed
    },
  }
}

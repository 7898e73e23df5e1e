import { parseArgs } from 'node:util'
import { paths } from '#contract/paths.ts'
import { Failure } from './kernel/expect.ts'
import { closingLine, lineOf } from './kernel/report.ts'
import type { Outcome } from './kernel/rule.ts'
import { judge } from './kernel/run.ts'
import { MOST_REQUESTS, Subject } from './kernel/subject.ts'
import { rules } from './rules.ts'

const USAGE = `Usage: npm run conformance -- BASE_URL [--all] [--spec-only] [--timeout SECONDS]

Holds a running service to the contract of /api/v2, over HTTP, with whatever data it has. It only reads, asks for one
thing at a time, and for no more than ${MOST_REQUESTS} in all. BASE_URL is where clients find the service, without /api/v2.

  --all        go on after the first failure
  --spec-only  leave out what is beyond the specification: for services that have nothing else
  --timeout    how long to wait for each answer; 30 seconds if not given

Prints a line for each rule: ok, FAIL or skip. Ends with 0 where all rules hold, 1 where one is broken, 2 where the
service cannot be reached or the command is wrong.`

/** The command cannot be carried out; the message says why. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

interface Order {
  readonly baseUrl: string
  readonly all: boolean
  readonly specOnly: boolean
  readonly timeoutMs: number
}

/** Runs the command; returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  const order = readOrder(args)
  if (order === null) {
    console.log(USAGE)
    return 0
  }
  const subject = new Subject({ ...order, fetch })
  await subject.get(paths.licences)
  const outcomes: Outcome[] = []
  for await (const outcome of judge(subject, rules)) {
    outcomes.push(outcome)
    console.log(lineOf(outcome))
    if (outcome.result === 'failed' && !order.all) break
  }
  console.log(closingLine(outcomes, rules.length, subject.requests))
  return outcomes.some(({ result }) => result === 'failed') ? 1 : 0
}

/** What the arguments ask for; null: help. Throws a UsageError. */
function readOrder(args: readonly string[]): Order | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      'spec-only': { type: 'boolean', default: false },
      timeout: { type: 'string', default: '30' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const [given = '', ...more] = positionals
  const seconds = Number(values.timeout)
  if (more.length > 0 || given === '') throw new UsageError('Say the address of one service.')
  if (!(seconds > 0 && seconds <= 3600)) throw new UsageError('--timeout is a number of seconds, up to 3600.')
  return { baseUrl: baseOf(given), all: values.all, specOnly: values['spec-only'], timeoutMs: seconds * 1000 }
}

/** The address without a slash at its end. Throws a UsageError for anything else. */
function baseOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === ''
  if (!isPlain) throw new UsageError(`${text} is not an address such as http://localhost:4600.`)
  return (url.origin + url.pathname).replace(/\/(api\/v2\/?)?$/, '')
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (error instanceof Failure) console.error(`The service cannot be reached. ${error.message}`)
  else if (isWrongUsage(error)) console.error(`${error.message}\n\n${USAGE}`)
  else throw error
  process.exitCode = 2
}

function isWrongUsage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return error instanceof UsageError || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
}

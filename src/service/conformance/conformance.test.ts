import { describe, expect, it, onTestFinished } from 'vitest'
import { createService, type ServiceDeps } from '../http/app.ts'
import { ServiceConfig } from '../config/config.ts'
import { listen } from '../http/server.ts'
import type { Store } from '../store/domain/store.ts'
import { storeKinds, type StoreKind } from '../store/testing/store.ts'
import type { Outcome } from './kernel/rule.ts'
import { judge } from './kernel/run.ts'
import { Subject, type SubjectOptions } from './kernel/subject.ts'
import { rules } from './rules.ts'
import { fillPlace } from './testing/filled-place.ts'
import { specOnly } from './testing/spec-only.ts'
import { tampered } from './testing/tampering.ts'
import { tamperings } from './testing/tamperings.ts'

const PATIENCE_MS = 300_000

/** A store that is full, for the time of the test. */
async function aFullStore({ aPlace }: StoreKind): Promise<Store> {
  const place = await aPlace()
  await fillPlace(place, Date.now())
  return place.openStore()
}

/** The service on a store, listening for the time of the test; returns its address. */
async function aListeningService(store: Store, deps: Partial<ServiceDeps> = {}): Promise<string> {
  const service = createService({
    store,
    config: ServiceConfig.parse({}),
    now: Date.now,
    webRoot: null,
    publicUrl: null,
    allowedHosts: [],
    log: (line) => expect.fail(line),
    ...deps,
  })
  const listening = await listen(service.fetch, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => listening.close())
  return `http://127.0.0.1:${listening.port}`
}

async function outcomesOf(
  baseUrl: string,
  among = rules,
  options: Partial<SubjectOptions> = {},
): Promise<readonly Outcome[]> {
  const subject = new Subject({ baseUrl, specOnly: false, timeoutMs: 30_000, fetch, ...options })
  const outcomes: Outcome[] = []
  for await (const outcome of judge(subject, among)) outcomes.push(outcome)
  return outcomes
}

/** What did not pass, and why. */
function failures(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap((outcome) =>
    outcome.result === 'passed' ? [] : [`${outcome.result} ${outcome.rule.id}: ${outcome.why}`],
  )
}

describe.each(storeKinds)('the service on $name', (kind) => {
  it('keeps every rule of the contract', { timeout: PATIENCE_MS }, async () => {
    const baseUrl = await aListeningService(await aFullStore(kind))
    expect(failures(await outcomesOf(baseUrl))).toEqual([])
  })
})

describe('the suite', () => {
  it('has every rule under an identifier of its own, and knows what breaks it', () => {
    const ids = rules.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Object.keys(tamperings).toSorted()).toEqual(ids.toSorted())
  })

  it('sees each rule broken', { timeout: PATIENCE_MS }, async () => {
    const baseUrl = await aListeningService(await aFullStore(anyKind()))
    const unseen: string[] = []
    for (const rule of rules) {
      for (const [index, tampering] of (tamperings[rule.id] ?? []).entries()) {
        const [outcome] = await outcomesOf(baseUrl, [rule], { fetch: tampered(tampering) })
        // A check that broke, or an answer that never came, is the tampering's fault.
        const isSeen = outcome?.result === 'failed' && !/broke the check|expected an answer/.test(outcome.why)
        if (!isSeen) unseen.push(`${rule.id}, tampering ${index}: ${JSON.stringify(outcome)}`)
      }
    }
    expect(unseen).toEqual([])
  })

  it('judges a service that has only the specification by that', { timeout: PATIENCE_MS }, async () => {
    const baseUrl = await aListeningService(await aFullStore(anyKind()))
    const outcomes = await outcomesOf(baseUrl, rules, { specOnly: true, fetch: tampered(specOnly) })
    expect(failures(outcomes).filter((line) => line.startsWith('failed'))).toEqual([])
    expect(outcomes.filter(({ result }) => result === 'passed').length).toBeGreaterThan(55)
  })

  it('asks at the public address, be it below a path', { timeout: PATIENCE_MS }, async () => {
    const baseUrl = 'http://parks.example/de'
    const about = rules.filter(({ id }) => /^(lists|documents|sync)\./.test(id))
    const through = (address: string) => (url: string, init: RequestInit) => fetch(url.replace(baseUrl, address), init)
    const store = await aFullStore(anyKind())
    const told = await aListeningService(store, { publicUrl: baseUrl })
    expect(failures(await outcomesOf(baseUrl, about, { fetch: through(told) }))).toEqual([])
    const untold = await aListeningService(store)
    const broken = await outcomesOf(baseUrl, about, { fetch: through(untold) })
    expect(broken.filter(({ result }) => result === 'failed').map(({ rule }) => rule.id)).toEqual(
      expect.arrayContaining(['lists.links', 'documents.root']),
    )
  })
})

function anyKind(): StoreKind {
  const [kind] = storeKinds
  if (kind === undefined) throw new Error('There is a kind of store.')
  return kind
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Pack } from '#core/packs/pack.ts'
import { aNewPack } from '#core/packs/testing/device.ts'
import { MAY_15 } from '#testing/builders.ts'
import { findingsOf, type Asked, type Finding } from './findings.ts'

const HOUR = 3_600_000

function aWholePack(changes: Partial<Pack> = {}): Pack {
  return { ...aNewPack(), edition: 'e', refreshedAt: new Date(MAY_15 - HOUR).toISOString(), job: null, ...changes }
}

async function find(kind: Finding['kind'], changes: Partial<Asked> = {}): Promise<readonly Finding[]> {
  const asked = { packs: [aWholePack()], view: null, hasGround: false, staleAfterHours: 24, now: MAY_15, ...changes }
  return (await findingsOf(asked)).filter((finding) => finding.kind === kind)
}

/** The service says by its answers what time it is; packs answer nothing. */
function serviceAt(instant: number): void {
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { Date: new Date(instant).toUTCString() } }))
}

describe('what is found out of what the field needs', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: MAY_15, toFake: ['Date'] })
    vi.stubGlobal('navigator', { geolocation: {} })
    serviceAt(MAY_15)
  })
  afterEach(() => vi.useRealTimers())

  it('misses the app where no service worker has it', async () => {
    expect(await find('app')).toEqual([{ kind: 'app', verdict: 'missing' }])
  })

  it('has what is missing first, then what is to be known', async () => {
    const asked = { packs: [aWholePack()], view: null, hasGround: true, staleAfterHours: 24, now: MAY_15 }
    const verdicts = (await findingsOf(asked)).map(({ verdict }) => verdict)
    expect(new Set(verdicts).size).toBe(3)
    expect(verdicts).toEqual(verdicts.toSorted((a, b) => 'mwg'.indexOf(a.charAt(0)) - 'mwg'.indexOf(b.charAt(0))))
  })

  it('misses a region where there is none, or none that is whole', async () => {
    expect(await find('regions')).toMatchObject([{ verdict: 'good', count: 1 }])
    expect(await find('regions', { packs: [aNewPack()] })).toMatchObject([{ verdict: 'missing', count: 0 }])
  })

  it('warns of a map that shows more than the regions', async () => {
    expect(await find('view', { view: [13.5, 47.5, 14, 48] })).toMatchObject([{ verdict: 'good' }])
    expect(await find('view', { view: [12.5, 47.5, 14, 48] })).toMatchObject([{ verdict: 'warning' }])
  })

  it('warns of each region whose data is old, and names the oldest where none is', async () => {
    const old = aWholePack({ id: 'o', refreshedAt: new Date(MAY_15 - 25 * HOUR).toISOString() })
    expect(await find('age', { packs: [aWholePack(), old] })).toEqual([{ kind: 'age', verdict: 'warning', pack: old }])
    expect(await find('age', { packs: [aWholePack(), old], staleAfterHours: 48 })).toMatchObject([
      { verdict: 'good', pack: { id: 'o' } },
    ])
  })

  it('names the regions in which a task does not work', async () => {
    const lacking = await find('task', { packs: [aWholePack({ name: 'Forest' })] })
    expect(lacking).toContainEqual({ kind: 'task', verdict: 'missing', task: 'lists', lacking: ['Forest'] })
  })

  it('warns where the service has a ground and no region took it along', async () => {
    expect(await find('no-ground', { hasGround: true })).toHaveLength(1)
    expect(await find('no-ground')).toHaveLength(0)
  })

  it('warns of a clock that is off by more than a minute, and says nothing without a network', async () => {
    serviceAt(MAY_15 - 20_000)
    expect(await find('clock')).toMatchObject([{ verdict: 'good' }])
    serviceAt(MAY_15 + 420_000)
    expect(await find('clock')).toMatchObject([{ verdict: 'warning', ahead: -420 }])
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    expect(await find('clock')).toEqual([])
  })

  it('says whether the browser tells the position, or asks first', async () => {
    const state = (given: PermissionState) => ({
      geolocation: {},
      permissions: { query: async () => ({ state: given }) },
    })
    expect(await find('position')).toMatchObject([{ verdict: 'warning' }])
    vi.stubGlobal('navigator', state('granted'))
    expect(await find('position')).toMatchObject([{ verdict: 'good' }])
    vi.stubGlobal('navigator', state('denied'))
    expect(await find('position')).toMatchObject([{ verdict: 'missing' }])
  })
})

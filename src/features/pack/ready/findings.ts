import type { BBox } from '#contract/geometry.ts'
import { isWhole, newestFirst, type Pack, type WholePack } from '#core/packs/pack.ts'
import { outsideOf } from '#core/packs/region/outside.ts'
import { isStorageKept } from '../storage-promise.ts'
import { clockAhead, isAppKept, positionAccess } from './device.ts'
import { TASKS, TRY, type TaskName } from './tasks.ts'

/** `good`: works; `warning`: works, but for what is said; `missing`: does not work in the field. */
const VERDICTS = ['missing', 'warning', 'good'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What was found of one thing that is needed in the field. */
export type Finding = { readonly verdict: Verdict } & (
  | { readonly kind: 'app' | 'view' | 'no-ground' | 'position' | 'storage' }
  | { readonly kind: 'regions'; readonly count: number }
  /** The pack whose data is the oldest, or that is not whole. */
  | { readonly kind: 'age'; readonly pack: Pack }
  /** In which packs it does not work, by name. */
  | { readonly kind: 'task'; readonly task: TaskName; readonly lacking: readonly string[] }
  /** By how many seconds the clock is ahead. */
  | { readonly kind: 'clock'; readonly ahead: number }
)

export interface Asked {
  readonly packs: readonly Pack[]
  /** What the map shows. */
  readonly view: BBox | null
  /** Whether the operator has maps of the ground. */
  readonly hasGround: boolean
  /** From what age on data is said to be old. */
  readonly staleAfterHours: number
  /** Epoch ms. */
  readonly now: number
}

/** From which difference on a clock is wrong, in seconds. */
const CLOCK_OFF = 60
const HOUR = 3_600_000

/** Runs the app's tasks from the device alone, and looks at what else is needed in the field; what is missing comes first. */
export async function findingsOf(asked: Asked): Promise<readonly Finding[]> {
  const whole = asked.packs.filter(isWhole)
  const [isKept, tasks, access, ahead, isStored] = await Promise.all([
    isAppKept(),
    Promise.all(TASKS.map((task) => tried(task, whole))),
    positionAccess(),
    clockAhead(),
    isStorageKept(),
  ])
  const findings: readonly Finding[] = [
    { kind: 'app', verdict: isKept ? 'good' : 'missing' },
    { kind: 'regions', verdict: whole.length > 0 ? 'good' : 'missing', count: whole.length },
    ...viewFinding(whole, asked.view),
    ...agesOf(asked),
    ...tasks.filter((finding) => finding !== null),
    ...(asked.hasGround && whole.length > 0 && whole.every(({ maps }) => maps.length === 0)
      ? [{ kind: 'no-ground', verdict: 'warning' } as const]
      : []),
    { kind: 'position', verdict: ({ granted: 'good', prompt: 'warning', denied: 'missing' } as const)[access] },
    ...(ahead === null
      ? []
      : [{ kind: 'clock', verdict: Math.abs(ahead) < CLOCK_OFF ? 'good' : 'warning', ahead } as const]),
    ...(whole.length === 0 ? [] : [{ kind: 'storage', verdict: isStored ? 'good' : 'warning' } as const]),
  ]
  return findings.toSorted((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict))
}

function viewFinding(packs: readonly WholePack[], view: BBox | null): readonly Finding[] {
  if (packs.length === 0 || view === null) return []
  const beyond = outsideOf(
    packs.map(({ region }) => region),
    view,
  )
  return [{ kind: 'view', verdict: beyond.coordinates.length === 0 ? 'good' : 'warning' }]
}

/** Each pack that is not whole or too old; where there is none, the oldest. */
function agesOf({ packs, staleAfterHours, now }: Asked): readonly Finding[] {
  const isOld = (pack: Pack) => !isWhole(pack) || now - Date.parse(pack.refreshedAt) > staleAfterHours * HOUR
  const old = packs.filter(isOld)
  if (old.length > 0) return old.map((pack) => ({ kind: 'age', verdict: 'warning', pack }))
  const oldest = newestFirst(packs.filter(isWhole)).at(-1)
  return oldest === undefined ? [] : [{ kind: 'age', verdict: 'good', pack: oldest }]
}

async function tried(task: TaskName, packs: readonly WholePack[]): Promise<Finding | null> {
  const results = await Promise.all(packs.map(async (pack) => ({ pack, works: await TRY[task](pack) })))
  if (results.every(({ works }) => works === null)) return null
  const lacking = results.filter(({ works }) => works === false).map(({ pack }) => pack.name)
  return { kind: 'task', verdict: lacking.length === 0 ? 'good' : 'missing', task, lacking }
}

import { useQuery } from '@tanstack/react-query'
import { OfflineConfig } from '#contract/config/app-config-offline.ts'
import type { BBox } from '#contract/geometry.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { usePacks } from '../pack-state.ts'
import { FindingRow } from './finding-row.tsx'
import { findingsOf, type Finding } from './findings.ts'
import { useReadyMessages } from './messages.ts'
import type { ReadyMessages } from './messages/en.ts'
import buttons from '#core/ui/buttons.module.css'
import part from '../pack.module.css'
import styles from './ready.module.css'

interface Props {
  /** What the map shows. */
  readonly view: BBox | null
  /** Leads to taking a region along. */
  readonly onNew: () => void
}

/** Tries what is done in the field from this device alone, and says what is missing. */
export function Ready({ view, onNew }: Props) {
  const words = useReadyMessages()
  const { data, isFetching, isError, refetch } = useFindings(view)
  return (
    <>
      <section className={part.part}>
        <p className={part.note}>{words.intro}</p>
        <p className={styles.summary} role="status">
          {summaryOf(words, isFetching || isError ? null : data, isError)}
        </p>
      </section>
      {data !== undefined && (
        <ul className={styles.findings} aria-busy={isFetching}>
          {data.map((finding) => (
            <FindingRow key={keyOf(finding)} finding={finding} onNew={onNew} onDone={() => void refetch()} />
          ))}
        </ul>
      )}
      <div className={part.part}>
        <div className={buttons.buttons}>
          <button
            type="button"
            className={buttons.button}
            aria-disabled={isFetching}
            onClick={() => void (isFetching || refetch())}
          >
            {words.again}
          </button>
        </div>
      </div>
    </>
  )
}

function useFindings(view: BBox | null) {
  const { base } = useApi()
  const config = useAppConfig()
  const all = usePacks()
  const packs = all?.flatMap((one) => (one.kind === 'pack' && one.pack.base === base ? [one.pack] : []))
  const { staleAfterHours } = OfflineConfig.parse(config)
  return useQuery({
    queryKey: ['ready', packs?.map(({ id, edition }) => [id, edition])],
    queryFn: () =>
      findingsOf({
        packs: packs ?? [],
        view,
        hasGround: config.grounds.length > 0,
        staleAfterHours,
        now: Date.now(),
      }),
    enabled: packs !== undefined,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
}

/** All in one sentence; `findings` is null while they are looked for. */
function summaryOf(words: ReadyMessages, findings: readonly Finding[] | null | undefined, hasFailed: boolean): string {
  if (hasFailed) return words.failed
  if (findings == null) return words.checking
  const count = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict).length
  if (count('missing') > 0) return words.lacking(count('missing'))
  return count('warning') > 0 ? words.readyBut(count('warning')) : words.ready
}

function keyOf(finding: Finding): string {
  if (finding.kind === 'task') return finding.task
  return finding.kind === 'age' ? finding.pack.id : finding.kind
}

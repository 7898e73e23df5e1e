import { use } from 'react'
import { SourceText } from '#core/names/source-text.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { useRowState } from '#core/selection/row-state.ts'
import { Row } from '#core/ui/list/row.tsx'
import { AwayFromPosition } from '#map/position/lazy-away.tsx'
import { NewMark } from '#core/visit/new-mark.tsx'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { ClosureState } from '../closure-state.ts'
import { useTermsLine } from '../card/closure-terms.ts'
import { useHasPaths } from '../paths/has-paths.ts'
import { RowPaths } from '../paths/lazy-paths.ts'
import { RowNumbers } from './row-numbers.ts'
import { StatusLine } from './status-line.tsx'

/** What gives the words of a closure's row. */
interface RowWords {
  readonly nameOf: (record: ClosureRecord) => string
  readonly termsOf: (record: ClosureRecord) => string
  /** Whether the service knows the paths within closures. */
  readonly hasPaths: boolean
}

/** The words of all rows of a list: found once, for they follow the address and the lookups, which each row would watch. */
export function useRowWords(): RowWords {
  return { nameOf: useShownName(), termsOf: useTermsLine(), hasPaths: useHasPaths() }
}

interface Props {
  readonly state: ClosureState
  readonly words: RowWords
  readonly onSelect: () => void
}

/** A closure in the list: what it is, how it stands, why and for whom. */
export function ClosureRow({ state, words, onSelect }: Props) {
  const { uuid } = state.record
  const row = useRowState({ kind: 'closure', uuid })
  const number = use(RowNumbers).get(uuid)
  return (
    <Row
      {...row}
      onSelect={onSelect}
      icon={
        <>
          <StatusIcon status={state.displayStatus} size={23} />
          {number !== undefined && <b>{number}</b>}
        </>
      }
      title={
        <>
          <SourceText>{words.nameOf(state.record)}</SourceText>
          <NewMark at={state.record.updated_at} />
        </>
      }
      detail={
        <>
          <AwayFromPosition geometry={state.record.geometry} />
          {words.termsOf(state.record)}
        </>
      }
    >
      <StatusLine state={state} />
      {words.hasPaths && <RowPaths state={state} />}
    </Row>
  )
}

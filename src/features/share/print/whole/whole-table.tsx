import { memo, useMemo } from 'react'
import { capitalised } from '#contract/messages/grammar.ts'
import { areaNameIn } from '#contract/records/area-name.ts'
import { SourceText } from '#core/names/source-text.tsx'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { usePrintMessages } from '#core/ui/print/messages.ts'
import type { Part } from '#core/ui/print/parts.ts'
import { PrintedRows } from '#core/ui/print/printed-rows.tsx'
import { useAreasInView } from '#records/areas/areas-in-view.ts'
import { useTermsLine } from '#records/closures/card/closure-terms.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { StatusLine } from '#records/closures/list/status-line.tsx'
import { useValidText } from '#records/closures/strips/use-valid-text.ts'
import { useShareMessages } from '../../messages.ts'
import { useValidAsOf } from '../print-head.tsx'
import styles from './whole-table.module.css'

interface Props {
  readonly states: readonly ClosureState[]
  /** Which of them are to be printed. */
  readonly part: Part
  /** Epoch ms. */
  readonly asOf: number
  readonly link: string
  /** Where the visitor sees how far it is. */
  readonly told: HTMLElement | null
  readonly onMade: () => void
  readonly onCancel: () => void
}

/** Every closure of the view or of one part of it, the worst first, on as many pages as it takes. */
export function WholeTable({ states, part, asOf, link, ...making }: Props) {
  const ofPart = useMemo(() => states.slice(part.from, part.to), [states, part])
  return (
    <PrintedRows
      {...making}
      rows={ofPart}
      Rows={Rows}
      head={<Head />}
      foot={<Foot part={part} asOf={asOf} link={link} />}
      className={styles.table}
    />
  )
}

function Head() {
  const { print: words } = useShareMessages()
  const { filter } = useMessages()
  const { texts, facts } = useCardMessages()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.name}>
          {texts.name}
        </th>
        <th scope="col" className={styles.status}>
          {filter.status}
        </th>
        <th scope="col" className={styles.valid}>
          {capitalised(facts.valid)}
        </th>
        <th scope="col">{words.terms}</th>
      </tr>
    </thead>
  )
}

function Foot({ part, asOf, link }: Pick<Props, 'part' | 'asOf' | 'link'>) {
  const { print: words } = useShareMessages()
  const { partOf } = usePrintMessages()
  const validAsOf = useValidAsOf(true, asOf)
  return (
    <tfoot>
      <tr>
        <td colSpan={4}>
          <p className={styles.foot}>
            {validAsOf !== null && <b>{words.validAsOf(validAsOf)}</b>}
            {part.of > 1 && <span>{partOf(part)}</span>}
            <span>{link}</span>
          </p>
        </td>
      </tr>
    </tfoot>
  )
}

const Rows = memo(function Rows({ rows }: { readonly rows: readonly ClosureState[] }) {
  const shownName = useShownName()
  const termsOf = useTermsLine()
  const validOf = useValidText()
  const language = useLanguage()
  const { data } = useAreasInView()
  const areas = useMemo(
    () => new Map(data?.areas.map((area) => [area.uuid, areaNameIn(language, area)])),
    [data, language],
  )
  return rows.map((state) => {
    const { record } = state
    const known = (record.protected_area_uuids ?? []).flatMap((uuid) => areas.get(uuid) ?? [])
    return (
      <tr key={record.uuid}>
        <th scope="row">
          <div className={styles.named}>
            <StatusIcon status={state.displayStatus} size={13} />
            <SourceText>{shownName(record)}</SourceText>
          </div>
        </th>
        <td>
          <StatusLine state={state} />
        </td>
        <td>{validOf(record)}</td>
        <td>{[termsOf(record), ...known].filter(Boolean).join(' · ')}</td>
      </tr>
    )
  })
})

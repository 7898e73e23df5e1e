import { Fragment } from 'react'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { capitalised } from '#contract/messages/grammar.ts'
import { toneOf, type DisplayStatus } from '#contract/standing/display-status.ts'
import { SourceText } from '#core/names/source-text.tsx'
import { useShownName } from '#core/api/shown-name.ts'
import { FailureBanner } from '#core/failures/failure-banner.tsx'
import { useReasonName } from '#records/closures/card/closure-terms.ts'
import { walkingIds, wayPaintOf } from '#contract/ground/way-paint.ts'
import { formatNumber } from '#contract/messages/numbers.ts'
import { useActivities, useSourceNames } from '#core/api/lookups.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { usePathMessages } from '#records/closures/paths/messages.ts'
import { useStretchPaths } from '../stretches/use-stretch-paths.ts'
import { formatKilometres } from '#core/i18n/size-formats.ts'
import { useRowState } from '#core/selection/row-state.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { CardBand } from '#core/signs/card-band.tsx'
import { Row } from '#core/ui/list/row.tsx'
import { useShownRows } from '#core/ui/list/shown-rows.tsx'
import { StatusIcon } from '#core/signs/status-icon.tsx'
import { Tone } from '#core/signs/tone.tsx'
import type { CheckAnswer } from '../check/check-closures.ts'
import { useProfile } from '../heights/use-profile.ts'
import type { HikeStage } from '../hike-stage.ts'
import type { Encounter } from '../time/encounter.ts'
import { timeTo } from '../time/plan.ts'
import { useEncounters, useHikeCheck, useHikePlan, type EncountersFound } from '../use-hike-answer.ts'
import { useHikeMessages } from '../messages.ts'
import { concernText, durationText, encounterText, partText, usePhraseContext, type Timing } from './encounter-text.ts'
import { WayPaths } from '#records/closures/paths/lazy-paths.ts'
import { HikeForm } from './hike-form.tsx'
import { AskAgain } from './ask-again.tsx'
import { HikeMeta } from './hike-meta.tsx'
import { ProfileBar } from './profile-bar.tsx'
import { verdictOf } from './verdict.ts'
import styles from './hike-card.module.css'

const StretchText = lazyComponent(() => import('./stretch-text.tsx'), 'StretchText', {
  quiet: true,
  messages: [usePathMessages],
})

interface Props {
  readonly stage: Extract<HikeStage, { kind: 'line' }>
  readonly onOpenClosure: (uuid: Uuid, box: BBox | null) => void
}

/** What a line touches, when and where, worst first. */
export function HikeAnswer({ stage: { line }, onOpenClosure }: Props) {
  const context = usePhraseContext()
  const { words, language } = context
  const { pace } = useHikePlan()
  const check = useHikeCheck()
  const found = useEncounters()
  const { profile, isOfMap } = useProfile()
  const rise = profile && words.rise(formatNumber(language, profile.up), formatNumber(language, profile.down))
  const duration = durationText(timeTo(line.length, profile?.up ?? 0, pace), context)
  return (
    <section aria-busy={check.isFetching}>
      {check.error !== null && !check.isFetching && (
        <FailureBanner error={check.error} loadedAt={0} nothing={words.notAsked} onRetry={() => void check.refetch()} />
      )}
      <div role="status">
        {found === null && check.error === null && <p className={styles.words}>{words.asking}</p>}
        {found !== null && check.data !== undefined && <Verdict found={found} answer={check.data} />}
      </div>
      <HikeForm />
      <p className={styles.summary}>{words.summary(formatKilometres(language, line.length), rise, duration)}</p>
      {found !== null && check.data !== undefined && (
        <>
          <ProfileBar line={line} profile={profile} isOfMap={isOfMap} encounters={found.encounters} />
          <Encounters found={found} onOpen={onOpenClosure} />
          <HikeMeta line={line} answer={check.data} found={found} again={<AskAgain />} />
        </>
      )}
    </section>
  )
}

/** The whole of the answer in one line. */
function Verdict({ found, answer }: { readonly found: EncountersFound; readonly answer: CheckAnswer }) {
  const words = useHikeMessages()
  const { sources, shapeless, unreadable, beyondLimit, isPartial } = answer
  const names = useSourceNames(sources)
  const { displayStatus, title } = verdictOf(found.encounters, words)
  if (found.encounters.length === 0) {
    const none = words.noneBy(names.length === 0 ? words.unnamed : names.join(', '))
    const isWhole = shapeless.length + unreadable === 0 && beyondLimit === null && !isPartial
    return <Said status={displayStatus} title={title} note={isWhole ? none : `${none} ${words.notAll}`} icon={false} />
  }
  return <Said status={displayStatus} title={title} note={words.noPermission} />
}

interface SaidProps {
  readonly status: DisplayStatus
  readonly title: string
  readonly note: string
  readonly icon?: boolean
}

function Said({ status, title, note, icon = true }: SaidProps) {
  return (
    <CardBand
      pattern={status}
      icon={icon && <StatusIcon status={status} size={24} />}
      title={title}
      tone={toneOf(status)}
      note={note}
    />
  )
}

function Encounters({ found, onOpen }: { readonly found: EncountersFound; readonly onOpen: Props['onOpenClosure'] }) {
  const { list } = useMessages()
  const { shown, more } = useShownRows(found.encounters)
  const firstOther = shown.findIndex(({ concern }) => concern === 'no')
  return (
    <ul className={styles.rows}>
      {shown.map((encounter, index) => {
        const { uuid, bbox } = encounter.touch.record
        return (
          <Fragment key={uuid}>
            {index === firstOther && <li className={styles.heading}>{capitalised(list.concern.no)}</li>}
            <EncounterRow encounter={encounter} timing={found} onOpen={() => onOpen(uuid, bbox ?? null)} />
          </Fragment>
        )
      })}
      {more}
    </ul>
  )
}

interface EncounterRowProps {
  readonly encounter: Encounter
  readonly timing: Timing
  readonly onOpen: () => void
}

/** Parts of one closure that are told one by one; of more, the rest is counted. */
const PARTS_TOLD = 4

function EncounterRow({ encounter, timing, onOpen }: EncounterRowProps) {
  const context = usePhraseContext()
  const { words, language } = context
  const { touch, parts, displayStatus, concern } = encounter
  const { record, shape, inside } = touch
  const { byArea } = useCardMessages()
  const row = useRowState({ kind: 'closure', uuid: record.uuid })
  const reason = useReasonName()(record)
  const { lead, tone, rest } = encounterText(encounter, context)
  const names = useActivities()
  const paint = wayPaintOf({ record, displayStatus }, walkingIds(names), names)
  const isForWalkers = paint !== null && paint !== 'open'
  const pathOf = useStretchPaths()
  const isToldAlready = isForWalkers && record.paths?.count === 1 && parts.some(({ from }) => pathOf(record.uuid, from))
  const detail = [reason, concernText(concern, context)].filter(Boolean).join(' · ')
  return (
    <Row
      {...row}
      icon={<StatusIcon status={displayStatus} size={23} />}
      title={<SourceText>{useShownName()(record)}</SourceText>}
      detail={detail}
      onSelect={onOpen}
    >
      <Tone tone={tone}>{lead}</Tone>
      {rest !== '' && ` · ${rest}`}
      {parts.slice(0, PARTS_TOLD).map((part) => {
        const path = pathOf(record.uuid, part.from)
        return (
          <Fragment key={part.from}>
            <span className={styles.part}>{partText(part, timing, context)}</span>
            {path !== null && isForWalkers && <StretchText path={path} isClosed={paint === 'closed'} />}
          </Fragment>
        )
      })}
      {parts.length > PARTS_TOLD && <span className={styles.part}>{words.moreParts(parts.length - PARTS_TOLD)}</span>}
      {inside > 0 && (
        <span className={styles.part}>{words.inside(formatKilometres(language, Math.max(100, inside)))}</span>
      )}
      {record.paths != null && !isToldAlready && <WayPaths record={record} displayStatus={displayStatus} />}
      {shape === 'areas' && <span className={styles.part}>{byArea}</span>}
    </Row>
  )
}

import { useState } from 'react'
import { validityOf } from '#contract/standing/standing.ts'
import { useApi } from '#core/api/api-context.ts'
import { useNow } from '#core/clock/clock.ts'
import { nameWithKind } from '#contract/standing/sentence-lines.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { activitiesLabel } from '#records/closures/card/activities-label.ts'
import { useActivityNames, useReasonName } from '#records/closures/card/closure-terms.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { fileName, saveFile } from '#core/ui/save-file.ts'
import { recordLink } from '../link/link.ts'
import { Part } from '../part.tsx'
import { useShareMessages } from '../messages.ts'
import type { CalendarEntry } from './closure-calendar.ts'
import buttons from '#core/ui/buttons.module.css'
import parts from '../part.module.css'

/** The open closure for the visitor’s calendar; nothing where no closure is open. */
export function CalendarPart({ closure }: { readonly closure: ClosureState | null }) {
  const { calendar: words } = useShareMessages()
  const { calendar } = useCardMessages()
  if (closure === null) return null
  const { daytime_start, daytime_end } = closure.record
  const isTellable = closure.zone !== null || (daytime_start == null && daytime_end == null)
  return (
    <Part title={calendar}>
      {isTellable ? <SaveCalendar closure={closure} /> : <p className={parts.note}>{words.zoneUnknown}</p>}
    </Part>
  )
}

function SaveCalendar({ closure }: { readonly closure: ClosureState }) {
  const { calendar: words } = useShareMessages()
  const now = useNow()
  const entry = useEntry(closure)
  const [failed, setFailed] = useState(false)
  const save = async () => {
    setFailed(false)
    try {
      const { closureCalendar } = await import('./closure-calendar.ts')
      saveFile(fileName(closure.record.name, 'ics'), 'text/calendar', closureCalendar(entry, now))
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <div className={buttons.buttons}>
        <button type="button" className={buttons.button} onClick={() => void save()}>
          {words.save}
        </button>
      </div>
      <p className={parts.note}>{words.note}</p>
      <p role="status" className={parts.said}>
        {failed && words.failed}
      </p>
    </>
  )
}

function useEntry({ record, zone }: ClosureState): CalendarEntry {
  const { standing } = useMessages()
  const api = useApi()
  const now = useNow()
  const open = record.end_on == null ? ` (${standing.untilFurtherNotice})` : ''
  const description = useDescription(record)
  return {
    uuid: record.uuid,
    host: new URL(api.base).hostname,
    title: nameWithKind(record, standing) + open,
    description,
    link: recordLink(
      window.location.href,
      { kind: 'closure', uuid: record.uuid },
      { when: null, box: record.bbox ?? null },
    ),
    validity: validityOf(record, zone ?? 'UTC'),
    changed: record.updated_at === undefined ? now : Date.parse(record.updated_at),
  }
}

/** What is not allowed, why, and what else the source says. */
function useDescription(record: ClosureState['record']): string {
  const card = useCardMessages()
  const { standing } = useMessages()
  const names = useActivityNames()(record)
  const reason = useReasonName()(record)
  const { is_binding, description, purpose, contact } = record
  return [
    is_binding === undefined ? null : is_binding ? card.binding : card.advice,
    names.length === 0 ? null : `${activitiesLabel(record, card, standing)}: ${names.join(', ')}`,
    reason === null ? null : `${card.why}: ${reason}`,
    purpose,
    description,
    contact == null ? null : `${card.facts.contact}: ${contact}`,
  ]
    .filter((line) => line != null && line !== '')
    .join('\n')
}

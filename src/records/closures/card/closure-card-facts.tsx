import type { ClosureRecord } from '#contract/records/closure.ts'
import { lawsWordOf } from '#contract/records/laws-word.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { CardField, CardText } from '#core/ui/card/card.tsx'
import { FoldedText } from '#core/ui/folded-text.tsx'
import { useConditions } from '../filters/use-concern.ts'
import { activitiesLabel } from './activities-label.ts'
import { useActivityNames, useReasonName } from './closure-terms.ts'
import { ActivityPicture, ReasonPicture } from './lazy-pictograms.ts'
import styles from './closure-card.module.css'

interface Props {
  readonly record: ClosureRecord
}

/**
 * The activities that a closure forbids, advises against, or that a notice is about, with the law's own words; and who
 * of those filtered by is free.
 */
export function NotAllowed({ record }: Props) {
  const card = useCardMessages()
  const { standing } = useMessages()
  const names = useActivityNames()(record)
  const conditions = useConditions()(record)
  if (names.length === 0) return null
  const lawsWord = lawsWordOf(record, names, card.facts.lawsWords)
  const inBrackets = (word: string | null) => (word === null ? '' : ` (${word})`)
  return (
    <CardField label={activitiesLabel(record, card, standing)}>
      <ul className={styles.activities}>
        {names.map((name) => (
          <li key={name} className={styles.pictured}>
            <span className={styles.picture}>
              <ActivityPicture name={name} />
            </span>
            {name + inBrackets(lawsWord(name))}
          </li>
        ))}
      </ul>
      {conditions.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </CardField>
  )
}

/** Where it holds, as far as the map does not show it; `areas`: what its areas are called, null while that is not known. */
export function Where({ record, areas }: Props & { readonly areas: string | null }) {
  const card = useCardMessages()
  const { geometry_from, geometry, bbox, protected_area_uuids: uuids = [] } = record
  if (geometry_from === 'areas' && uuids.length > 0) {
    return <CardText label={card.facts.where} text={areas === null ? null : card.wholeAreas(areas)} />
  }
  const placed = geometry_from !== 'none' && (geometry ?? bbox) != null
  return placed ? null : <CardText label={card.facts.where} text={card.withoutPlace} />
}

/** Reason, purpose and description. */
export function Why({ record }: Props) {
  const card = useCardMessages()
  const reason = useReasonName()(record)
  const { recordsLanguage } = useAppConfig()
  const { purpose, description } = record
  const told = new Set([purpose, description].filter((text) => text != null && text !== ''))
  const text = [...told].join('\n')
  if (reason === null) return <CardText label={card.why} text={text} lang={recordsLanguage} />
  return (
    <CardField label={card.why}>
      <div className={styles.pictured}>
        <ReasonPicture name={reason} />
        <div>
          <FoldedText text={text} lang={recordsLanguage} lead={text === '' ? reason : `${reason}. `} />
        </div>
      </div>
    </CardField>
  )
}

/** What it rests on, and whom to ask. */
export function LawAndContact({ record: { legal_basis, contact } }: Props) {
  const { facts } = useCardMessages()
  const { recordsLanguage } = useAppConfig()
  return (
    <>
      <CardText label={facts.legalBasis} text={legal_basis} lang={recordsLanguage} />
      <CardText label={facts.contact} text={contact} lang={recordsLanguage} />
    </>
  )
}

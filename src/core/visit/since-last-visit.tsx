import { useEffect, useMemo } from 'react'
import type { Uuid } from '#contract/ids.ts'
import { formatDate } from '#contract/messages/formats.ts'
import { deviceTimeZone } from '#core/i18n/formats.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { CardSection } from '#core/ui/card/card-section.tsx'
import { useIsNew, useLastVisit } from './memory.ts'
import { TEXT_NAMES, type TextName } from './reading.ts'
import { recordRead, textsOf, useOldTexts } from './readings.ts'
import { beginOf, changeOf, endOf } from './text-change.ts'
import styles from './visit.module.css'

interface Props {
  readonly record: Parameters<typeof textsOf>[0] & { readonly uuid: Uuid; readonly updated_at?: string | undefined }
}

/** Whether a record is new since the last visit, and what its texts said when it was read before. */
export function SinceLastVisit({ record }: Props) {
  const { uuid, updated_at } = record
  const words = useCardMessages()
  const language = useLanguage()
  const texts = useMemo(() => textsOf(record), [record])
  const before = useLastVisit()
  const isNew = useIsNew(updated_at)
  const old = useOldTexts(uuid, texts)
  useEffect(
    function rememberTexts() {
      recordRead(uuid, texts, Date.now())
    },
    [uuid, texts],
  )
  const changed = TEXT_NAMES.filter((name) => old[name] !== undefined)
  return (
    <>
      {isNew && before !== null && (
        <p className={styles.note}>
          <span className={styles.dot} />
          {words.isNewSince(formatDate(language, before, deviceTimeZone()))}
        </p>
      )}
      {changed.length > 0 && (
        <CardSection title={words.changed}>
          {changed.map((name) => (
            <Changed key={name} name={name} old={old[name] ?? ''} now={texts[name] ?? ''} />
          ))}
        </CardSection>
      )}
    </>
  )
}

/** One text, as it was and as it is. */
function Changed({ name, old, now }: { readonly name: TextName; readonly old: string; readonly now: string }) {
  const words = useCardMessages()
  const { lead, removed, added, tail } = changeOf(old, now)
  const [begin, end] = [endOf(lead), beginOf(tail)]
  return (
    <dl className={styles.change}>
      <dt>{words.before(words.texts[name])}</dt>
      <dd>
        {old === '' ? (
          words.nothing
        ) : (
          <>
            {begin}
            {removed !== '' && <del>{removed}</del>}
            {end}
          </>
        )}
      </dd>
      <dt>{words.now(words.texts[name])}</dt>
      <dd>
        {now === '' ? (
          words.nothing
        ) : (
          <>
            {begin}
            {added !== '' && <ins>{added}</ins>}
            {end}
          </>
        )}
      </dd>
    </dl>
  )
}

import { useEffect, useMemo } from 'react'
import type { Uuid } from '#contract/ids.ts'
import { formatDate } from '#contract/messages/formats.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useIsNew, useLastVisit } from './memory.ts'
import { TEXT_NAMES } from './reading.ts'
import { recordRead, textsOf, useOldTexts } from './readings.ts'
import styles from './visit.module.css'

/** Few texts change between two visits. */
export const ChangedTexts = lazyComponent(() => import('./changed-texts.tsx'), 'ChangedTexts')

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
        <ChangedTexts texts={changed.map((name) => ({ name, old: old[name] ?? '', now: texts[name] ?? '' }))} />
      )}
    </>
  )
}

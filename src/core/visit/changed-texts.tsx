import { CardSection } from '#core/ui/card/card-section.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import type { TextName } from './reading.ts'
import { beginOf, changeOf, endOf } from './text-change.ts'
import styles from './visit.module.css'

interface ChangedText {
  readonly name: TextName
  readonly old: string
  readonly now: string
}

/** Texts of a record that are others than when it was read before. */
export function ChangedTexts({ texts }: { readonly texts: readonly ChangedText[] }) {
  const words = useCardMessages()
  return (
    <CardSection title={words.changed}>
      {texts.map((text) => (
        <Changed key={text.name} {...text} />
      ))}
    </CardSection>
  )
}

/** One text, as it was and as it is. */
function Changed({ name, old, now }: ChangedText) {
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

import { Children, Fragment, useId, useRef, type ReactNode } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { useCardFocus } from './card-focus.ts'
import { FoldedText } from '../folded-text.tsx'
import { useOverflow } from '../hooks/use-overflow.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import { IconButton } from '../icons/icon-button.tsx'
import styles from './card.module.css'

/** Something to do with what a card shows. */
export interface CardAction {
  readonly icon: IconName
  readonly label: string
  readonly onAct: () => void
}

interface CardFrameProps {
  /** What kind of thing it is, and where: the line over the title. */
  readonly kind: string
  readonly title: string
  /** What its source calls it, where the title says it in another language. */
  readonly ownName?: string | null
  /** The languages of the two, where they are known. */
  readonly titleLang?: string | undefined
  readonly ownNameLang?: string | undefined
  /** How far what it is about has come; as that changes, a focus that is lost goes to the title. Null: it goes elsewhere. */
  readonly stage?: string | null
  readonly onClose: () => void
  readonly actions?: readonly CardAction[]
  readonly children?: ReactNode
}

/** The card of one record: its name and a way to close it, what there is to know, and what can be done with it. */
export function CardFrame(props: CardFrameProps) {
  const { kind, title, ownName = null, titleLang, ownNameLang, stage = '', onClose, actions = [], children } = props
  const { app } = useMessages()
  const titleId = useId()
  const heading = useCardFocus(stage)
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.scroll}>
        <header className={styles.header}>
          <p className={styles.kind}>{kind}</p>
          <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1} lang={titleLang} dir="auto">
            {title}
          </h2>
          {ownName !== null && (
            <p className={styles.ownName} lang={ownNameLang} dir="auto">
              {ownName}
            </p>
          )}
          <IconButton icon="close" label={app.close} className={styles.close} onClick={onClose} />
        </header>
        <CardBody>{children}</CardBody>
      </div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ icon, label, onAct }) => (
            <button key={label} type="button" onClick={onAct}>
              <Icon name={icon} size={18} />
              {label}
            </button>
          ))}
        </div>
      )}
    </article>
  )
}

/** All of a card but its head; by keyboard it can be scrolled though nothing in it takes the focus. */
function CardBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const scrolls = useOverflow(body)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Not every browser scrolls it by keyboard else.
    <div ref={body} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
      <div>{children}</div>
    </div>
  )
}

/** The facts of a card, as {@link CardField}s. */
export function CardFields({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.fields}>{children}</dl>
}

interface CardFieldProps {
  readonly label: string
  /** Short enough to share its line with another. */
  readonly short?: boolean
  readonly children: ReactNode
}

/** One fact with its label. */
export function CardField({ label, short = false, children }: CardFieldProps) {
  return (
    <div className={short ? styles.short : styles.field}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface CardTextProps {
  readonly label: string
  readonly text: string | null | undefined
  /** The language of the text, where it is known and may be another than that of the page. */
  readonly lang?: string | undefined
}

/** A {@link CardField} of text as a source wrote it, with its line breaks; nothing where there is none. */
export function CardText({ label, text, lang }: CardTextProps) {
  if (text == null || text.trim() === '') return null
  return (
    <CardField label={label}>
      <FoldedText text={text} lang={lang} />
    </CardField>
  )
}

/** Small print at the end of a card, as {@link CardMetaLine}s. */
export function CardMeta({ children }: { readonly children: ReactNode }) {
  return <footer className={styles.meta}>{children}</footer>
}

/** A line of small print: its children with dots between them; nothing where there are none. */
export function CardMetaLine({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children)
  if (parts.length === 0) return null
  return (
    <p>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  )
}

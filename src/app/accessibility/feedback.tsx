import type { StatementConfig } from '#contract/config/app-config-accessibility.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { phoneAddress } from '#core/ui/links/phone-address.ts'
import { mailDraft, pageMeant } from './mail.ts'
import { useStatementMessages } from './messages.ts'
import styles from './statement.module.css'

/** How to tell the operator of a barrier. */
export function Feedback({ statement }: { readonly statement: StatementConfig | null }) {
  const { feedback: words } = useStatementMessages()
  return (
    <>
      <h2>{words.title}</h2>
      {statement === null ? (
        <p>{words.nobody}</p>
      ) : (
        <>
          <p>{words.intro}</p>
          <Contact {...statement} />
        </>
      )}
    </>
  )
}

function Contact({ mail, phone }: Pick<StatementConfig, 'mail' | 'phone'>) {
  const { feedback: words } = useStatementMessages()
  const { title } = useAppConfig()
  const page = pageMeant(document.referrer, window.location.href)
  const draft = mailDraft(mail, { subject: words.subject(title), body: words.body(page) })
  return (
    <>
      <p>
        <a className={styles.write} href={draft}>
          {words.write(mail)}
        </a>
      </p>
      <p className={styles.note}>{words.note}</p>
      {phone !== undefined && (
        <p>
          {words.orCall} <a href={phoneAddress(phone)}>{phone}</a>
        </p>
      )}
    </>
  )
}

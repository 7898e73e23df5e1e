import { useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { fileName, saveFile } from '#core/ui/save-file.ts'
import { useCopy } from '#core/ui/hooks/use-copy.ts'
import { Choice, Part, ReachChoice } from '../part.tsx'
import { QrCode } from '../qr/qr-code.tsx'
import { qrFile, qrOf } from '../qr/qr.ts'
import type { ShareReach } from '../share-open.ts'
import type { Subject } from '../subject.ts'
import { useShareMessages } from '../messages.ts'
import { useKeptMoments } from './moment-choice.ts'
import { useSending } from './sending.ts'
import { useLink } from './use-link.ts'
import buttons from '#core/ui/buttons.module.css'
import parts from '../part.module.css'
import styles from './link-part.module.css'

interface Props {
  readonly subject: Subject | null
  readonly atFirst: ShareReach
}

/** A link to what is shown, and what it keeps of it. */
export function LinkPart({ subject, atFirst }: Props) {
  const { link: words } = useShareMessages()
  const [reach, setReach] = useState(subject === null ? 'view' : atFirst)
  const moments = useKeptMoments()
  const [moment, setMoment] = useState(moments[0]?.value ?? null)
  const link = useLink(reach === 'record' ? subject : null, moment)
  const { title } = useAppConfig()
  const name = (reach === 'record' ? subject?.name : null) ?? title
  return (
    <Part title={words.title}>
      <ReachChoice label={words.reach} subject={subject} chosen={reach} onChoose={setReach} />
      {moments.length > 0 && <Choice label={words.moment} options={moments} chosen={moment} onChoose={setMoment} />}
      <div className={styles.link}>
        <LinkField key={link} link={link} name={name} />
        <LinkCode link={link} name={name} />
      </div>
    </Part>
  )
}

interface LinkProps {
  readonly link: string
  readonly name: string
}

function LinkField({ link, name }: LinkProps) {
  const { link: words } = useShareMessages()
  const { field, outcome, copy } = useCopy(link)
  const sending = useSending()
  const said = { nothing: '', copied: words.copied, refused: words.refused }[outcome]
  return (
    <div className={styles.field}>
      <input
        ref={field}
        className={parts.field}
        readOnly
        aria-label={words.field}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={buttons.buttons}>
        <button type="button" className={`${buttons.button} ${buttons.first}`} onClick={copy}>
          {words.copy}
        </button>
        {sending.isOffered && (
          <button type="button" className={buttons.button} onClick={() => sending.send(name, link)}>
            {words.send}
          </button>
        )}
      </div>
      <p role="status" className={parts.said}>
        {sending.outcome === 'failed' ? words.unsent : said}
      </p>
    </div>
  )
}

function LinkCode({ link, name }: LinkProps) {
  const { qr } = useShareMessages()
  const code = qrOf(link)
  if (code === null) return <p className={parts.note}>{qr.tooLong}</p>
  const save = () => saveFile(fileName(`${name} qr`, 'svg'), 'image/svg+xml', qrFile(code, qr.title(link)))
  return (
    <div className={styles.code}>
      <QrCode code={code} address={link} />
      <button type="button" className={styles.save} onClick={save}>
        {qr.save}
      </button>
    </div>
  )
}

import { useEffect, useEffectEvent } from 'react'
import { useNow } from '#core/clock/clock.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { Icon, type IconName } from '#core/ui/icons/icon.tsx'
import { usePosition } from '#map/position/position.ts'
import { usePackMessages } from '../messages.ts'
import { askToKeepStorage } from '../storage-promise.ts'
import { useRefresh } from '../use-refresh.ts'
import { wordsOf } from './finding-words.ts'
import type { Finding, Verdict } from './findings.ts'
import { useReadyMessages } from './messages.ts'
import buttons from '#core/ui/buttons.module.css'
import styles from './ready.module.css'

const ICONS: Readonly<Record<Verdict, IconName>> = { good: 'check', warning: 'warning', missing: 'close' }

interface Props {
  readonly finding: Finding
  readonly onNew: () => void
  /** What was missing may be there now. */
  readonly onDone: () => void
}

/** One thing that is needed in the field: whether it works, and what can be done where it does not. */
export function FindingRow({ finding, onNew, onDone }: Props) {
  const words = useReadyMessages()
  const language = useLanguage()
  const now = useNow()
  const { verdict } = finding
  return (
    <li className={styles.finding} data-verdict={verdict}>
      <Icon name={ICONS[verdict]} />
      <p>
        <span className="visually-hidden">{words.verdicts[verdict]}: </span>
        {wordsOf(finding, words, language, now)}
      </p>
      {verdict !== 'good' && <Remedy finding={finding} onNew={onNew} onDone={onDone} />}
    </li>
  )
}

/** What can be done at once. */
function Remedy({ finding, onNew, onDone }: Props) {
  const words = useReadyMessages()
  const packWords = usePackMessages()
  const refresh = useRefresh()
  switch (finding.kind) {
    case 'regions':
    case 'view':
    case 'no-ground':
      return <Act label={packWords.newTitle} onAct={onNew} />
    case 'age':
      return <Act label={packWords.refresh} onAct={() => void refresh(finding.pack).then(onDone)} />
    case 'position':
      return finding.verdict === 'warning' && <AllowPosition onDone={onDone} />
    case 'storage':
      return <Act label={words.askToKeep} onAct={() => void askToKeepStorage().then(onDone)} />
    case 'app':
    case 'task':
    case 'clock':
      return null
  }
}

function AllowPosition({ onDone }: Pick<Props, 'onDone'>) {
  const { allow } = useReadyMessages()
  const { position, locate } = usePosition(onDone)
  const isDenied = position.kind === 'denied'
  const denied = useEffectEvent(onDone)
  useEffect(
    function lookAgain() {
      if (isDenied) denied()
    },
    [isDenied],
  )
  return <Act label={allow} onAct={locate} />
}

function Act({ label, onAct }: { readonly label: string; readonly onAct: () => void }) {
  return (
    <button type="button" className={buttons.button} onClick={onAct}>
      {label}
    </button>
  )
}

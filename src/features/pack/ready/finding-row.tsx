import { useEffect, useEffectEvent, useId } from 'react'
import { useNow } from '#core/clock/clock.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { Icon, type IconName } from '#core/ui/icons/icon.tsx'
import { usePosition } from '#map/position/position.ts'
import { usePackMessages } from '../messages.ts'
import { askToKeepStorage } from '../storage-promise.ts'
import { useRefresh } from '../use-refresh.ts'
import { useUnkept } from '../use-storage.ts'
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
  const { problem } = usePackMessages()
  const language = useLanguage()
  const now = useNow()
  const unkept = useUnkept()
  const id = useId()
  const { verdict } = finding
  // Where nothing ever keeps the app, it is no use to load the page anew.
  const isInVain = finding.kind === 'app' && verdict === 'missing' && unkept !== null
  return (
    <li className={styles.finding} data-verdict={verdict}>
      <Icon name={ICONS[verdict]} />
      <p id={id}>
        <span className="visually-hidden">{words.verdicts[verdict]}: </span>
        {isInVain ? problem[unkept] : wordsOf(finding, words, language, now)}
      </p>
      {verdict !== 'good' && <Remedy finding={finding} about={id} onNew={onNew} onDone={onDone} />}
    </li>
  )
}

/** What can be done at once. */
function Remedy({ finding, about, onNew, onDone }: Props & { readonly about: string }) {
  const words = useReadyMessages()
  const packWords = usePackMessages()
  const refresh = useRefresh()
  switch (finding.kind) {
    case 'regions':
    case 'view':
    case 'no-ground':
      return <Act about={about} label={packWords.newTitle} onAct={onNew} />
    case 'age':
      return <Act about={about} label={packWords.refresh} onAct={() => void refresh(finding.pack).then(onDone)} />
    case 'position':
      return finding.verdict === 'warning' && <AllowPosition about={about} onDone={onDone} />
    case 'storage':
      return <Act about={about} label={words.askToKeep} onAct={() => void askToKeepStorage().then(onDone)} />
    case 'app':
    case 'task':
    case 'clock':
      return null
  }
}

function AllowPosition({ about, onDone }: Pick<Props, 'onDone'> & { readonly about: string }) {
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
  return <Act about={about} label={allow} onAct={locate} />
}

interface ActProps {
  /** Id of what it is for: the same may be done about several things. */
  readonly about: string
  readonly label: string
  readonly onAct: () => void
}

function Act({ about, label, onAct }: ActProps) {
  return (
    <button type="button" aria-describedby={about} className={buttons.button} onClick={onAct}>
      {label}
    </button>
  )
}

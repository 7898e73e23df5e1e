import { useState, type ReactNode } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { useToldNumber } from '#records/closures/told-number.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { usePrintMessages } from '#core/ui/print/messages.ts'
import type { MapLayer } from '#map/map-layer.ts'
import { Part } from '../part.tsx'
import type { ShareReach } from '../share-open.ts'
import type { Subject } from '../subject.ts'
import { useShareMessages } from '../messages.ts'
import { useIsMissing } from './print-gaps.tsx'
import { PrintPage } from './print-page.tsx'
import { pagesOfWhole, type Whole } from './whole/whole.ts'
import parts from '../part.module.css'

/** Few visitors print more than a page. */
const WholeList = lazyComponent(() => import('./whole/whole-list.tsx'), 'WholeList', {
  messages: [usePrintMessages, useCardMessages],
})

interface Props {
  readonly subject: Subject | null
  readonly layers: readonly MapLayer[]
  readonly card: ReactNode
}

/** What is to be on paper: a page of the record or of the view, or all of the view’s list. */
type Asked = { readonly reach: ShareReach } | { readonly reach: 'whole'; readonly whole: Whole | null }

/** One page of paper: of all in view, or of the record whose card is open; or as many as the list of the view takes. */
export function PrintPart(props: Props) {
  const { print: words } = useShareMessages()
  const [asked, setAsked] = useState<Asked | null>(null)
  /** Counts how often a page was asked for: each is as of its time. */
  const [times, setTimes] = useState(0)
  const [isReady, setReady] = useState(false)
  /** Where the making of many pages is told. */
  const [told, setTold] = useState<HTMLElement | null>(null)
  const make = (next: Asked) => {
    setReady(false)
    setAsked(next)
    setTimes(times + 1)
  }
  const { subject } = props
  const whole = asked?.reach === 'whole' ? asked.whole : null
  const isMaking = asked !== null && (asked.reach !== 'whole' || whole !== null)
  return (
    <Part title={words.title}>
      <Choices subject={subject} onChoose={make} />
      <p role="status" className={parts.said}>
        {isMaking && (isReady ? words.ready : words.preparing)}
      </p>
      <div key={`told ${times}`} ref={setTold} />
      {asked?.reach === 'whole' && whole === null && (
        <WholeList
          key={times}
          onWhole={(read) => setAsked({ reach: 'whole', whole: read })}
          onCancel={() => setAsked(null)}
        />
      )}
      {isMaking && (
        <PrintPage
          key={times}
          {...props}
          subject={asked.reach === 'record' ? subject : null}
          whole={whole}
          told={told}
          onReady={() => setReady(true)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Part>
  )
}

interface ChoicesProps {
  readonly subject: Subject | null
  readonly onChoose: (asked: Asked) => void
}

function Choices({ subject, onChoose }: ChoicesProps) {
  const { print: words } = useShareMessages()
  return (
    <div className={parts.buttons}>
      {subject !== null && (
        <button type="button" className={parts.button} onClick={() => onChoose({ reach: 'record' })}>
          {words.page[subject.selection.kind]}
        </button>
      )}
      <button type="button" className={parts.button} onClick={() => onChoose({ reach: 'view' })}>
        {words.page.view}
      </button>
      <WholeButton onClick={() => onChoose({ reach: 'whole', whole: null })} />
    </div>
  )
}

/** So many rows have room on the first page, whatever they say: with them the whole list is there. */
const ON_ONE_PAGE = 6

/** Offers the whole list, where one page may not hold it. */
function WholeButton({ onClick }: { readonly onClick: () => void }) {
  const { print: words } = useShareMessages()
  const { closures } = useMessages()
  const { data } = useClosuresInView()
  const isMissing = useIsMissing()
  const told = useToldNumber()
  if (data === undefined || isMissing || data.count <= ON_ONE_PAGE) return null
  const label = data.isAtLeast ? words.wholeAtLeast : words.whole
  return (
    <button type="button" className={parts.button} onClick={onClick}>
      {label(told(closures.count(data.count)), pagesOfWhole(data.count))}
    </button>
  )
}

import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '#core/i18n/messages.tsx'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { useToldNumber } from '#records/closures/told-number.ts'
import { usePlacelessTold } from '#records/closures/placeless/placeless.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { usePrintMessages } from '#core/ui/print/messages.ts'
import type { MapLayer } from '#map/map-layer.ts'
import { Part } from '../part.tsx'
import { shareClosed, type ShareReach } from '../share-open.ts'
import type { Subject } from '../subject.ts'
import { useShareMessages } from '../messages.ts'
import { useIsMissing } from './print-gaps.tsx'
import { PrintPage } from './print-page.tsx'
import type { PrintedPanel } from './printed-panel.ts'
import { usePaperJob } from './use-paper-job.ts'
import { pagesOfWhole, rowsOf } from './whole/whole.ts'
import buttons from '#core/ui/buttons.module.css'
import parts from '../part.module.css'

/** Few visitors print more than a page. */
const WholeList = lazyComponent(() => import('./whole/whole-list.tsx'), 'WholeList', {
  messages: [usePrintMessages, useCardMessages],
})
const WholeParts = lazyComponent(() => import('./whole/whole-parts.tsx'), 'WholeParts', {
  messages: [usePrintMessages],
})

interface Props {
  readonly subject: Subject | null
  readonly layers: readonly MapLayer[]
  readonly card: ReactNode
  readonly panel: PrintedPanel | null
}

/** One page of paper: of all in view, or of the record whose card is open; or as many as the list of the view takes. */
export function PrintPart(props: Props) {
  const { print: words } = useShareMessages()
  const job = usePaperJob()
  const { asked, times, inParts, isMaking, isReady, ask, end } = job
  /** Where the making of many pages is told. */
  const [told, setTold] = useState<HTMLElement | null>(null)
  const { subject, panel } = props
  return (
    <Part title={words.title}>
      <Choices subject={subject} panel={panel} onChoose={(reach) => ask({ reach })} />
      {asked?.reach === 'reading' && <WholeList key={times} onWhole={job.askForList} onCancel={end} />}
      {inParts !== null && (
        <WholeParts
          rows={rowsOf(inParts.whole)}
          sent={inParts.sent}
          isBusy={isMaking && !isReady}
          onPrint={(part) => ask({ ...inParts, part })}
          onEnd={end}
        />
      )}
      <p role="status" className={parts.said}>
        {isMaking && (isReady ? words.ready : words.preparing)}
      </p>
      <div key={`told ${times}`} ref={setTold} />
      {isMaking && (
        <PrintPage
          key={times}
          {...props}
          subject={asked?.reach === 'record' ? subject : null}
          whole={asked?.reach === 'whole' && asked.part !== null ? { ...asked.whole, part: asked.part } : null}
          told={told}
          onReady={job.tellReady}
          onCancel={job.cancel}
        />
      )}
    </Part>
  )
}

interface ChoicesProps extends Pick<Props, 'subject' | 'panel'> {
  readonly onChoose: (reach: ShareReach | 'reading') => void
}

function Choices({ subject, panel, onChoose }: ChoicesProps) {
  const { print: words } = useShareMessages()
  return (
    <div className={buttons.buttons}>
      {subject !== null && (
        <button type="button" className={buttons.button} onClick={() => onChoose('record')}>
          {words.page[subject.selection.kind]}
        </button>
      )}
      {panel !== null && (
        <button type="button" className={buttons.button} onClick={printAsItStands}>
          {words.page[panel]}
        </button>
      )}
      <button type="button" className={buttons.button} onClick={() => onChoose('view')}>
        {words.page.view}
      </button>
      <WholeButton onClick={() => onChoose('reading')} />
    </div>
  )
}

/** Prints what the page shows without this dialog. */
function printAsItStands() {
  flushSync(shareClosed)
  window.print()
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
  const placeless = usePlacelessTold()
  if (data === undefined || isMissing || (data.count <= ON_ONE_PAGE && placeless === 0)) return null
  const label = data.isAtLeast ? words.wholeAtLeast : words.whole
  return (
    <button type="button" className={buttons.button} onClick={onClick}>
      {label(told(closures.count(data.count)), pagesOfWhole(data.count + placeless))}
    </button>
  )
}

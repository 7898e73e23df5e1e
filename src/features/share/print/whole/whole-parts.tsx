import { CarryingLink } from '#core/ui/links/carrying-link.tsx'
import { PartsToPrint } from '#core/ui/print/parts-to-print.tsx'
import type { Part } from '#core/ui/print/parts.ts'
import { useShareMessages } from '../../messages.ts'
import { pagesOfWhole } from './whole.ts'

interface Props {
  readonly rows: number
  readonly sent: ReadonlySet<number>
  readonly isBusy: boolean
  readonly onPrint: (part: Part) => void
  readonly onEnd: () => void
}

/** The parts of a whole list that is too long to be printed at once, and the way to the table, which has the CSV. */
export function WholeParts({ rows, ...parts }: Props) {
  const { print: words } = useShareMessages()
  return (
    <PartsToPrint rows={rows} pages={pagesOfWhole(rows)} {...parts}>
      <CarryingLink path="/desk">{words.table}</CarryingLink>
    </PartsToPrint>
  )
}

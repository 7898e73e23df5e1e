import { ListNote } from '#core/ui/list/list.tsx'
import { useDrawnCount } from '../drawn-count.ts'
import { useAreaMessages } from '../messages.ts'

/** What the map leaves out where there are too many areas to be seen. */
export function DrawnNote() {
  const messages = useAreaMessages()
  const drawn = useDrawnCount()
  return drawn !== null && <ListNote>{messages.drawn(drawn.drawn, drawn.count)}</ListNote>
}

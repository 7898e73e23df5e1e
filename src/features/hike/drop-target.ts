import { useWindowEvent } from '#core/ui/hooks/use-window-event.ts'

/** Hears of files that are dropped on the page, wherever that is: the browser would leave the page for them. */
export function DropTarget({ onFile }: { readonly onFile: (file: File) => void }) {
  useWindowEvent('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
  })
  useWindowEvent('drop', (event) => {
    const file = event.dataTransfer?.files[0]
    if (file === undefined) return
    event.preventDefault()
    onFile(file)
  })
  return null
}

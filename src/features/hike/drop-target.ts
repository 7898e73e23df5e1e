import { useEffect, useEffectEvent } from 'react'

/** Hears of files that are dropped on the page, wherever that is: the browser would leave the page for them. */
export function DropTarget({ onFile }: { readonly onFile: (file: File) => void }) {
  const dropped = useEffectEvent(onFile)
  useEffect(function catchFiles() {
    const onDrag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (file === undefined) return
      event.preventDefault()
      dropped(file)
    }
    window.addEventListener('dragover', onDrag)
    window.addEventListener('drop', onDrop)
    return () => {
      window.removeEventListener('dragover', onDrag)
      window.removeEventListener('drop', onDrop)
    }
  }, [])
  return null
}

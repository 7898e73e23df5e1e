import { useEffect, useState } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { Dialog } from '#core/ui/dialog/dialog.tsx'
import type { PlaceField } from './circle-fields.tsx'
import { deletionsFinished } from './deletions.ts'
import { downloadsResumed } from './downloads.ts'
import { usePackMessages } from './messages.ts'
import { NewPack } from './new-pack.tsx'
import { packsClosed, type PackRequest } from './pack-open.ts'
import { PackList } from './pack-list.tsx'
import type { Choices } from './region-choice.ts'

interface Props {
  readonly request: PackRequest
  readonly choices: Choices
  readonly placeField: PlaceField
}

/** The regions that were taken along, and how to take one along. */
export function PackDialog({ request, choices, placeField }: Props) {
  const words = usePackMessages()
  const { titles } = useMessages()
  const [isNew, setNew] = useState(request !== 'packs')
  useEffect(function goOn() {
    void deletionsFinished().then(downloadsResumed)
    return () => void deletionsFinished()
  }, [])
  return (
    <Dialog
      title={isNew ? words.newTitle : titles.packs}
      back={isNew ? { label: titles.packs, onAct: () => setNew(false) } : null}
      onClose={packsClosed}
    >
      {isNew ? (
        <NewPack
          {...{ choices, placeField }}
          atFirst={request === 'area' ? 'area' : 'view'}
          onBegun={() => setNew(false)}
        />
      ) : (
        <PackList onNew={() => setNew(true)} />
      )}
    </Dialog>
  )
}

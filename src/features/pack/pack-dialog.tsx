import { useEffect, useState } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { Dialog } from '#core/ui/dialog/dialog.tsx'
import { useWindowEvent } from '#core/ui/hooks/use-window-event.ts'
import type { PlaceField } from './region/circle-fields.tsx'
import { deletionsFinished } from './deletions.ts'
import { downloadsResumed, othersFollowed } from './downloads.ts'
import { usePackMessages } from './messages.ts'
import { NewPack } from './new-pack.tsx'
import { CHANGE } from './ledger.ts'
import { packsClosed, type PackRequest } from './pack-open.ts'
import { PackList } from './pack-list.tsx'
import { useReadyMessages } from './ready/messages.ts'
import { Ready } from './ready/ready.tsx'
import type { Choices } from './region/region-choice.ts'

interface Props {
  readonly request: PackRequest
  readonly choices: Choices
  readonly placeField: PlaceField
}

/** The regions that were taken along, how to take one along, and whether all is there for the field. */
export function PackDialog({ request, choices, placeField }: Props) {
  const titles = usePageTitles()
  const [page, setPage] = useState<Page>(PAGE_OF[request])
  useEffect(function goOn() {
    void deletionsFinished().then(downloadsResumed)
    return () => void deletionsFinished()
  }, [])
  useWindowEvent('storage', ({ key }) => void (key === CHANGE && othersFollowed()))
  const back = { label: titles.packs, onAct: () => setPage('packs') }
  return (
    <Dialog title={titles[page]} back={page === 'packs' ? null : back} onClose={packsClosed}>
      {page === 'packs' && <PackList onNew={() => setPage('new')} onReady={() => setPage('ready')} />}
      {page === 'new' && (
        <NewPack
          {...{ choices, placeField }}
          atFirst={request === 'area' ? 'area' : 'view'}
          onBegun={() => setPage('packs')}
        />
      )}
      {page === 'ready' && <Ready view={choices.view} onNew={() => setPage('new')} />}
    </Dialog>
  )
}

type Page = 'packs' | 'new' | 'ready'

const PAGE_OF: Readonly<Record<PackRequest, Page>> = { packs: 'packs', new: 'new', area: 'new' }

function usePageTitles(): Readonly<Record<Page, string>> {
  const { packs } = useMessages().titles
  return { packs, new: usePackMessages().newTitle, ready: useReadyMessages().title }
}

import { useMemo, useState } from 'react'
import { useParameter } from '#core/address/use-parameter.ts'
import type { BBox } from '#contract/geometry.ts'
import { Desk } from '#features/desk/desk.tsx'
import { useEscape } from '#core/panels/use-escape.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useSelection } from '#core/selection/selection-state.ts'
import type { Uuid } from '#contract/ids.ts'
import { useCamera } from '#core/viewport/camera-state.ts'
import { addressWith } from '#core/ui/links/carrying-link.tsx'
import { BadAddressBanner } from '../notices/bad-address-banner.tsx'
import { DemoTag } from '../notices/demo-tag.tsx'
import { Details } from '../cards/details.tsx'
import { FailureBanner } from '#core/failures/failure-banner.tsx'
import { FilterPanel } from '../filter-panel/filter-panel.tsx'
import { useWindowRoom, viewWithin } from '../layout.ts'
import { KeyDialog } from '../keys/key-dialogs.tsx'
import { PageFrame } from '../page-frame.tsx'
import { PopoverButton } from '../filter-panel/popover-button.tsx'
import { useShareAction } from '../cards/share-actions.ts'
import { ShownMoment } from '../filter-panel/shown-moment.tsx'
import { WhenControl } from '../filter-panel/when-control.tsx'
import { useAppMessages } from '../messages.ts'
import { useSiteLinks } from './site-links.ts'
import styles from '../filter-panel/filter-button.module.css'

/** The rangers’ desk as a page of the app. */
export function DeskPage() {
  const names = useAppMessages().pages
  const [box, leaveView] = useViewComeFrom()
  const [search] = useState(() => window.location.search)
  return (
    <PageFrame heading={names.desk} linksLabel={names.label} links={useSiteLinks('desk')} fills>
      <Desk
        box={box}
        onLeaveView={leaveView}
        demo={<DemoTag />}
        notices={<BadAddressBanner search={search} />}
        when={
          <>
            <WhenControl hasTimeline={false} />
            <ShownMoment />
          </>
        }
        filters={<Filters />}
        renderCard={(uuid) => <Card uuid={uuid} />}
        renderFailure={(error, loadedAt, retry) => <FailureBanner error={error} loadedAt={loadedAt} onRetry={retry} />}
      />
      <KeyDialog />
    </PageFrame>
  )
}

/** What the map showed that the address has the camera of, and how to forget it. */
function useViewComeFrom(): readonly [BBox | null, () => void] {
  const { paddingOf } = useWindowRoom()
  const [camera] = useCamera()
  const [, setMap] = useParameter('map', { history: 'push' })
  const [, setBox] = useParameter('bbox', { history: 'push' })
  const { zoom = null, lat = 0, lng = 0 } = camera ?? {}
  const box = useMemo(() => {
    if (zoom === null) return null
    return viewWithin({ zoom, lat, lng }, paddingOf('half', false, false))?.bounds ?? null
  }, [zoom, lat, lng, paddingOf])
  return [
    box,
    () => {
      void setMap(null)
      void setBox(null)
    },
  ]
}

function Filters() {
  const { filter } = useMessages()
  return (
    <PopoverButton icon="filter" label={filter.open} title={filter.open} className={styles.panel}>
      {(id) => <FilterPanel id={id} hasAreas={false} />}
    </PopoverButton>
  )
}

function Card({ uuid }: { readonly uuid: Uuid }) {
  const [, select] = useSelection()
  const share = useShareAction()
  const close = () => select(null)
  useEscape(close)
  const showOnMap = (box: BBox) => {
    const { search } = window.location
    window.location.assign(addressWith('/', search, { map: null, bbox: box.join(','), closure: uuid }))
  }
  return <Details selection={{ kind: 'closure', uuid }} actions={[share]} onClose={close} onZoomTo={showOnMap} />
}

import { useMemo } from 'react'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { Taps } from './pointing/lazy-taps.ts'
import { MiddleMark } from './pointing/middle-mark.tsx'
import { CameraSync } from './camera-sync.ts'
import { DrawnStatus } from './drawn-status.tsx'
import { MapCanvas } from './map-canvas.tsx'
import type { MapViewProps } from '../view/map-view-props.ts'
import { LiveOverlay } from './live-overlay.tsx'
import { Pointer } from './pointing/pointer.ts'
import { ShownBasemap } from './basemap-shown.tsx'
import { TroubleWatch } from './trouble-watch.ts'

/** Only a map in another page has it. */
const Cooperation = lazyComponent(() => import('./cooperation.tsx'), 'Cooperation')

interface Props extends MapViewProps {
  /** The map cannot be made at all. */
  readonly onBroken: () => void
  /** What it draws with was taken away. */
  readonly onLost: () => void
}

/** The map by MapLibre: it moves. */
export function LiveView({
  layers,
  description,
  onClick,
  onTap = null,
  onAsk,
  onError,
  onBroken,
  onLost,
  children,
  ...view
}: Props) {
  // The same elements at each move, so that no layer is rendered anew with the parts that follow it.
  const all = useMemo(() => layers.map(({ name, Layers }) => <Layers key={name} />), [layers])
  return (
    <MapCanvas camera={view.camera} padding={view.padding} onBroken={onBroken} onLost={onLost}>
      <TroubleWatch onError={onError} />
      <ShownBasemap />
      {all}
      {children}
      <CameraSync {...view} />
      <Pointer layers={layers} onClick={onClick} onAsk={onAsk} />
      <MiddleMark when={onTap === null ? 'focused' : 'always'} />
      {onTap !== null && <Taps onTap={onTap} />}
      {view.gestures === 'cooperative' && <Cooperation />}
      <DrawnStatus description={description} />
      <LiveOverlay layers={layers} onAsk={onAsk} {...view} />
    </MapCanvas>
  )
}

import type { ReactNode } from 'react'
import type { Camera } from '#core/viewport/camera.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { LegendGroup, ZoomGroup } from './control-groups.tsx'
import { IN_CORNER, OVER_MAP } from './corners.ts'
import { LocateGroup } from './locate-group.tsx'
import { moveButtons } from './move-buttons.ts'
import type { Pixel } from '../camera/world.ts'
import type { MapViewProps } from '../view/map-view-props.ts'
import { NEAR, useMapPosition } from '../position/position.ts'
import { useLegend } from './use-legend.ts'
import controlStyles from './controls.module.css'
import styles from './overlay.module.css'

/** Few visitors need them. */
const MovePad = lazyComponent(() => import('./move-pad.tsx'), 'MovePad')
const Legend = lazyComponent(() => import('./legend.tsx'), 'Legend')

interface Props extends Pick<MapViewProps, 'layers' | 'onAsk' | 'controls'> {
  readonly zoom: number
  /** A zoom nearer (1), or farther (-1). */
  readonly onStep: (step: 1 | -1) => void
  /** What is shown moves by so many px. */
  readonly onPan: (way: Pixel) => void
  /** On a phone two fingers zoom, so that no buttons are needed. */
  readonly zoomsByFingers: boolean
  /** The visitor's position is to be seen. */
  readonly onLook: (camera: Camera) => void
  /** What stands below the legend. */
  readonly underLegend?: ReactNode
  /** What stands in the corner. */
  readonly children: ReactNode
}

/** What stands on the map, in the room that the page's panels leave: `--controls-top`, `-right`, `-bottom`, `-left`. */
export function Overlay({ layers, controls, zoom, onStep, onPan, onLook, onAsk, ...parts }: Props) {
  const legend = useLegend()
  const hasPad = moveButtons.useIsOn() && controls.legend
  const { position, locate, forget } = useMapPosition(({ lng, lat }) =>
    onLook({ lng, lat, zoom: Math.max(zoom, NEAR) }),
  )
  return (
    <div className={styles.overlay} {...{ [OVER_MAP]: true }}>
      <div className={styles.controls} {...{ [IN_CORNER]: true }}>
        <div className={controlStyles.controls}>
          {!hasPad && (
            <ZoomGroup
              zoom={zoom}
              onStep={onStep}
              className={parts.zoomsByFingers ? controlStyles.sparedZoom : controlStyles.zoom}
            />
          )}
          {controls.locate && <LocateGroup position={position} onLocate={locate} onForget={forget} onAsk={onAsk} />}
          {controls.legend && <LegendGroup {...legend} />}
          {hasPad && <MovePad onPan={onPan} onStep={onStep} />}
        </div>
      </div>
      <div className={styles.foot}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, wherever the focus is in it. */}
        <div className={styles.legend} id={legend.id} onKeyDown={legend.onKeyDown} {...{ [IN_CORNER]: true }}>
          {legend.isOpen && <Legend layers={layers}>{parts.underLegend}</Legend>}
        </div>
        <div className={styles.facts} {...{ [IN_CORNER]: true }}>
          {parts.children}
        </div>
      </div>
    </div>
  )
}

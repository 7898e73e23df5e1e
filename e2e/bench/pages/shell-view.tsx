import type { MapViewProps } from '../../../src/map/view/map-view-props.ts'
import { LoneMap } from './lone-map.tsx'
import { BARE_STYLE } from './view.ts'

const OPTIONS = { style: BARE_STYLE }

/** Stands in the place of the app's own moving map: the bare one. */
export function LiveView(props: MapViewProps) {
  return <LoneMap {...props} options={OPTIONS} />
}

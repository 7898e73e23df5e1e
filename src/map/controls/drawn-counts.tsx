import { Fragment } from 'react'
import { featuresOf, type LayerFeatures, type MapLayer } from '../map-layer.ts'
import { useMapMessages } from '../messages.ts'

interface Props {
  readonly layers: readonly MapLayer[]
  /** How many things of a layer are on the map. */
  readonly countOf: (features: LayerFeatures) => number
}

/** "On the map: 3 protected areas, 12 closures and notices", for those who don't see it. */
export function DrawnCounts({ layers, countOf }: Props) {
  const { drawn } = useMapMessages()
  return (
    <>
      {drawn}{' '}
      {featuresOf(layers).map((features, index) => (
        <Fragment key={features.counted.join()}>
          {index > 0 && ', '}
          <features.Count count={countOf(features)} />
        </Fragment>
      ))}
    </>
  )
}

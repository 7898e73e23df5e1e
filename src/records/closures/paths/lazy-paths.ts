import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { usePathMessages } from './messages.ts'

const options = { quiet: true, messages: [usePathMessages] }

/** The paths within a closure in one line; for a service that knows them. */
export const RowPaths = lazyComponent(() => import('./row-paths.tsx'), 'RowPaths', options)

/** The paths within a closure, each by its name; for a record that has some. */
export const CardPaths = lazyComponent(() => import('./card-paths.tsx'), 'CardPaths', options)

/** The same for one who comes there: which path it is, where there is but one. */
export const WayPaths = lazyComponent(() => import('./way-paths.tsx'), 'WayPaths', options)

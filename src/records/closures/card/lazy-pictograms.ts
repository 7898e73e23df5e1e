import { lazyComponent } from '#core/ui/lazy-component.tsx'

const load = () => import('./card-pictograms.tsx')

export const ActivityPicture = lazyComponent(load, 'ActivityPicture', { quiet: true })
export const ReasonPicture = lazyComponent(load, 'ReasonPicture', { quiet: true })

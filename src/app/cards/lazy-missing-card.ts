import { lazyComponent } from '#core/ui/lazy-component.tsx'

/** Says why there is no record, which only a service that answers can tell: it comes when that has. */
export const MissingCard = lazyComponent(() => import('./missing-card.tsx'), 'MissingCard')

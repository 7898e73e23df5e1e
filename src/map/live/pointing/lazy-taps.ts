import { lazyComponent } from '#core/ui/lazy-component.tsx'

/** Comes with what may be drawn, before that begins: until it is there, the map takes taps for its own. */
export const Taps = lazyComponent(() => import('./taps.ts'), 'Taps')

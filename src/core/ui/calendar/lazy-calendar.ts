import { lazyComponent } from '../lazy-component.tsx'
import { useCalendarMessages } from './messages.ts'

/** Comes when a day is first chosen in it. */
export const Calendar = lazyComponent(() => import('./calendar.tsx'), 'Calendar', {
  messages: [useCalendarMessages],
})

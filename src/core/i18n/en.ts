import { en as shared } from '#contract/messages/en.ts'
import { filter, when } from './en-filter.ts'

/** Every word that the app shows, in English; its shape is what the other languages must fill. */
export const en = {
  app: {
    menu: 'Menu',
    close: 'Close',
    retry: 'Retry',
    loading: 'Loading …',
    partFailed: 'This could not be loaded. Try again, or reload the page.',
    demo: 'Demo data',
    demoNote: 'closures are invented',
  },
  filter,
  when,
  list: {
    label: 'What is in view',
    closures: 'Closures',
    areas: 'Areas',
    inView: (n: string) => `${n} in view`,
    found: (n: string) => `${n} found`,
    emptyClosures: 'Nothing recorded in this view',
    emptyClosuresNote: 'That does not mean that everything is allowed: follow the signs on site.',
    noMatch: (q: string) => `Nothing found for “${q}”`,
    allHidden: 'Nothing in this view matches the filters',
    expiredReach: 'Expired ones reach twelve months back.',
    beyondLimit: (shown: number, all: number) => `${shown} of ${all} are shown. Zoom in for the others.`,
    notLoaded: 'The list could not be loaded',
    unreadable: (n: number) => (n === 1 ? '1 record could not be read.' : `${n} records could not be read.`),
    showMore: (n: number) => `Show ${n} more`,
    withoutPlace: 'without a place',
    reason: (id: number) => `Reason ${id}`,
    activity: (id: number) => `Activity ${id}`,
    category: (id: number) => `Category ${id}`,
    sheetSmaller: 'Make the list smaller',
    sheetLarger: 'Make the list larger',
  },
  map: {
    loading: 'The map is loading …',
    failed: 'The map cannot be shown here. The list has everything that it would show.',
  },
  areas: {
    title: 'Protected areas',
    one: 'Protected area',
  },
  closures: {
    title: 'Closures and notices',
    one: 'Closure',
  },
  standing: shared.standing,
}

/** The words of one language. */
export type Messages = typeof en

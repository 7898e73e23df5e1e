import { grammarOf } from '../../messages/grammar.ts'
import type { Duty } from '../laws-word.ts'

const { count } = grammarOf('en')

/** The phrases about records that the cards and what the service gives out share, in English. */
export const messages = {
  valid: 'Valid',
  concerns: 'Concerns',
  where: 'Where',
  legalBasis: 'Legal basis',
  contact: 'Contact',
  updated: (date: string) => `Updated ${date}`,
  designation: 'Designation',
  iucn: (category: string) => `IUCN ${category}`,
  size: 'Size',
  established: 'Established',
  website: 'Website',
  rules: 'Rules',
  binding: 'binding',
  advice: 'advice, not binding',
  /** The law's own words for what is forbidden; {@link lawsWordOf} says where they may stand. */
  lawsWords: {
    entering: 'ban on entering',
    leaving_paths: 'duty to stay on the paths',
    dogs_off_leash: 'duty to keep dogs on a leash',
  } satisfies Record<Duty, string>,
  sourceKinds: { authority: 'authority', platform: 'platform', open_data: 'open data' },
  /** How many closures are in force at other hours than now, and are to come; how many notices there are. */
  counts: {
    otherHours: count({ one: '# closure, not in force now', other: '# closures, not in force now' }),
    upcoming: count({ one: '# upcoming closure', other: '# upcoming closures' }),
    notices: count({ one: '# notice', other: '# notices' }),
  },
  /** What the page about accessibility is called. */
  accessibilityStatement: 'Accessibility statement',
  /** What a view of the map is called that opens no record. */
  mapTitle: (site: string) => `${site}: map of closures and protected areas`,
}

export type RecordMessages = typeof messages

import { grammarOf } from '#contract/messages/grammar.ts'

const { count } = grammarOf('en')

/** The messages of what the page says about the network and about itself, in English. */
export const messages = {
  line: {
    /** Why the network does not answer. */
    troubles: {
      offline: 'No network.',
      slow: 'The network is very slow.',
      portal: 'This network answers in the service’s place: it may want a login first.',
      cut: 'The network breaks off.',
      failing: 'The service is out of order.',
      busy: 'Too many requests at once: it goes on by itself within about a minute.',
    },
    /** Of what is shown, the device has nothing. */
    lacking: 'Of this place nothing was loaded before: it comes by itself with the network.',
    partly: 'Beyond what is on this device nothing is known.',
    retry: 'Try again',
  },
  age: {
    /** “07:12”, “Tue 07:12”. */
    dataOf: (when: string) => `Data of ${when}`,
    /** The same, older than the operator finds good. */
    old: (when: string) => `Old data, of ${when}`,
    begun: count({ one: '# closure has begun', other: '# closures have begun' }),
    /** After how many have begun, or alone. */
    ended: count({ one: '# has ended', other: '# have ended' }),
    since: (what: string) => `since then, by schedule, ${what}`,
  },
  update: {
    ready: 'A new version is ready.',
    hikeGoes: 'The hike on the map does not stay: open it again afterwards.',
    take: 'Update now',
    later: 'Later',
  },
}

export type OfflineMessages = typeof messages

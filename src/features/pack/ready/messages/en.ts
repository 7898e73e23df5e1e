import { grammarOf } from '#contract/messages/grammar.ts'

const { count } = grammarOf('en')

/** The messages of the check whether all is there for the field, in English. */
export const messages = {
  title: 'Ready for the field?',
  intro: 'Lists, search, cards and the map are tried from this device alone, as if there were no network.',
  checking: 'Checking …',
  failed: 'The check could not be finished. Try again.',
  again: 'Check again',
  ready: 'Ready: all of it works from this device.',
  readyBut: count({ one: 'Ready, with one thing to know.', other: 'Ready, with # things to know.' }),
  lacking: count({ one: 'Not ready: one thing is missing.', other: 'Not ready: # things are missing.' }),
  verdicts: { good: 'Works', warning: 'To know', missing: 'Missing' },
  app: {
    good: 'The app opens without a network.',
    missing:
      'The app is not on this device as a whole. Load the page anew while there is a network, and wait a moment.',
  },
  regions: count({ one: 'One region is on this device.', other: '# regions are on this device.' }),
  noRegion: 'No region is on this device.',
  view: {
    good: 'What the map shows lies within your regions.',
    warning: 'The map shows more than your regions: nothing is known beyond them.',
  },
  age: {
    good: (when: string) => `The oldest data is of ${when}.`,
    old: (name: string, when: string) => `The data of “${name}” is old, of ${when}.`,
    unfinished: (name: string) => `“${name}” is not whole yet.`,
  },
  tasks: {
    lists: { good: 'Areas and closures are listed.', missing: 'Areas and closures are not listed.' },
    search: { good: 'The search finds names.', missing: 'The search finds nothing.' },
    cards: { good: 'Cards open with all they say.', missing: 'Cards do not open.' },
    here: { good: 'What applies at a place is told.', missing: 'What applies at a place is not told.' },
    map: { good: 'The map draws the areas.', missing: 'The map does not draw the areas.' },
    builtin: {
      good: 'The built-in background is there as a whole: coasts, borders, villages.',
      missing: 'The built-in background is there in outlines only.',
    },
    ground: { good: 'The ground is there: paths, water, names.', missing: 'The ground is missing.' },
    words: { good: 'Names of kinds and reasons are there.', missing: 'Names of kinds and reasons are missing.' },
  },
  inRegions: (names: string) => `In: ${names}. Delete that region and take it along again.`,
  noGround: 'No region has the ground with it: the map shows little of paths and water.',
  position: {
    good: 'The browser tells your position.',
    warning: 'The browser will ask before it tells your position. Allow it now, for later there may be no time.',
    missing: 'The browser does not tell your position. Allow it in the browser’s settings for this page.',
  },
  clock: {
    good: 'The clock of this device is right.',
    behind: (difference: string) =>
      `The clock of this device is ${difference} behind. Closures begin and end by it: set it right.`,
    ahead: (difference: string) =>
      `The clock of this device is ${difference} ahead. Closures begin and end by it: set it right.`,
  },
  storage: {
    good: 'The browser has promised to keep it.',
    warning: 'The browser may delete it when the device runs short, or after a while without use.',
  },
  allow: 'Allow',
  askToKeep: 'Ask it to keep it',
}

export type ReadyMessages = typeof messages

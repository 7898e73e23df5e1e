import { grammarOf } from '#contract/messages/grammar.ts'

const { count, number } = grammarOf('en')

/** The messages of what applies at one place, in English. */
export const messages = {
  titleNow: 'What applies here, now',
  askMiddle: 'Ask for the middle of the map',
  pointInstead: 'Or point at a place on the map: with a long press, or a right click.',
  accuracy: (off: string, reach: string) =>
    `Your position may be off by up to ${off}. All within ${reach} is told as here.`,
  asking: 'Asking what applies here …',
  advice: 'advice',
  noneCertain: 'No closure is certain to apply here',
  noOther: 'No other closure recorded here. Follow the signs on site.',
  maybe: 'May apply here: their shape is not recorded',
  maybeNote: 'They lie around here, or name no place at all.',
  mayApplyElsewhere: count({
    one: '# closure whose place is unknown may apply too',
    other: '# closures whose place is unknown may apply too',
  }),
  inside: count({ one: 'Inside # protected area', other: 'Inside # protected areas' }),
  insideOrNear: 'Protected areas here or within reach',
  insideNone: 'In no protected area that is recorded',
  areasPartial: 'Not all areas of the service were read, or their shape is not recorded: there may be more.',
  nearest: (distance: string) => `Nearest closures, up to ${distance} away`,
  nearestNone: (distance: string) => `No other closure recorded within ${distance}`,
  nearestUnplaced: (distance: string) => `No other closure could be placed within ${distance}`,
  ground: 'On the map around',
  onPath: (path: string) => `On ${path}`,
  aroundNotAsked: 'Closures around could not be asked for.',
  areasNotAsked: 'Protected areas here are not known.',
  sources: (names: string, distance: string) => `Sources with records within ${distance} of here: ${names}.`,
  noSource: (distance: string) =>
    `No source has recorded anything within ${distance}: nothing is known of closures here.`,
  otherSources: 'What none of them has recorded is not known.',
  reach: (metres: number) => `Told as here: what the place is in, or within ${number(metres)} m of.`,
  filters: 'All is shown, whatever the filters are.',
  asked: (host: string, when: string) => `Asked: ${host}, ${when}.`,
  beyond: (n: number) => `There are ${number(n)} records around; not all were read.`,
  deviceTime: 'device time',
  coordinates: 'Coordinates for maps and rescue',
  copy: 'Copy place',
  copied: 'Copied',
  notCopied: 'Could not be copied',
  pick: 'Which one?',
  found: count({ other: '# at this point' }),
  areas: count({ one: '# area', other: '# areas' }),
  also: (what: string) => `Also here: ${what}`,
  areaSources: (names: string) => `Protected areas: ${names}.`,
  back: 'Back to “What applies here”',
}

export type HereMessages = typeof messages

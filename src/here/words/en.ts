/** The words about one place, in English; its shape is what the other languages must fill. */
export const en = {
  title: 'What applies here',
  titleNow: 'What applies here, now',
  winds: { north: 'N', east: 'E', south: 'S', west: 'W' },
  /** Clockwise from north. */
  directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  position: 'My position',
  locating: 'Looking for your position …',
  denied: 'The position may not be used: allow it in the browser’s settings for this page.',
  failed: 'The position could not be found.',
  pointInstead: 'Or point at a place on the map: with a long press, or a right click.',
  accuracy: (off: string, reach: string) =>
    `Your position may be off by up to ${off}. All within ${reach} is told as here.`,
  asking: 'Asking what applies here …',
  metres: (n: string) => `${n} m`,
  kilometres: (n: string) => `${n} km`,
  away: (distance: string) => `${distance} away`,
  awayTo: (distance: string, direction: string) => `${distance} ${direction}`,
  byArea: 'shape of its whole area: it may be smaller',
  binding: 'binding',
  advice: 'advice',
  noClosure: 'No closure recorded here',
  noClosureNote: 'That does not mean that everything is allowed: follow the signs on site.',
  noOther: 'No other closure recorded here. Follow the signs on site.',
  maybe: 'May apply here: their shape is not recorded',
  maybeNote: 'They lie around here, or name no place at all.',
  inside: (n: number) => (n === 1 ? 'Inside 1 protected area' : `Inside ${n} protected areas`),
  insideNone: 'In no protected area that is recorded',
  areasPartial: 'Not all areas of the service were read: there may be more.',
  nearest: (distance: string) => `Nearest closures, up to ${distance} away`,
  nearestNone: (distance: string) => `No other closure recorded within ${distance}`,
  closuresNotAsked: 'Closures here are not known.',
  aroundNotAsked: 'Closures around could not be asked for.',
  areasNotAsked: 'Protected areas here are not known.',
  sources: (names: string, distance: string) => `Sources with records within ${distance} of here: ${names}.`,
  noSource: (distance: string) =>
    `No source has recorded anything within ${distance}: nothing is known of closures here.`,
  otherSources: 'What none of them has recorded is not known.',
  reach: (metres: number) => `Told as here: what the place is in, or within ${metres} m of.`,
  filters: 'All is shown, whatever the filters are.',
  asked: (host: string, when: string) => `Asked: ${host}, ${when}.`,
  beyond: (n: string) => `There are ${n} records around; not all were read.`,
  unreadable: (n: number) => (n === 1 ? '1 record could not be read.' : `${n} records could not be read.`),
  deviceTime: 'device time',
  source: (id: number) => `Source ${id}`,
  toDecimal: 'Coordinates in decimals',
  toDms: 'Coordinates in minutes and seconds',
  copy: 'Copy place',
  copied: 'Copied',
  notCopied: 'Could not be copied',
  pick: 'Which one?',
  found: (n: number) => `${n} at this point`,
  ask: 'What applies here?',
  also: (closures: number, areas: number) => {
    const parts = [
      closures === 0 ? '' : closures === 1 ? '1 closure or notice' : `${closures} closures and notices`,
      areas === 0 ? '' : areas === 1 ? '1 area' : `${areas} areas`,
    ].filter((part) => part !== '')
    return parts.length === 0 ? '' : `Also here: ${parts.join(', ')}`
  },
  areaSources: (names: string) => `Protected areas: ${names}.`,
  back: 'Back to “What applies here”',
}

/** The words of one language. */
export type HereWords = typeof en

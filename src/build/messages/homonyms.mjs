/**
 * English texts that each stand for several phrases, which no language tells apart yet.
 * @type {readonly import('./check.mjs').Homonyms[]}
 */
export const HOMONYMS = [
  { texts: ['upcoming'], places: 3, why: 'which are shown, how many there are, and how one stands in a feed' },
  { texts: ['current'], places: 2, why: 'as “upcoming”' },
  { texts: ['expired'], places: 2, why: 'which are shown, and how many there are' },
  { texts: ['place unknown'], places: 2, why: 'of one closure, and before a number' },
  { texts: ['closure', 'closures'], places: 2, why: 'by itself, and one form of a count' },
  { texts: ['notice', 'notices', 'upcoming notice'], places: 2, why: 'as “closure”' },
  { texts: ['data'], places: 2, why: 'whose the data of a record is, and the page about getting it' },
  { texts: ['year'], places: 2, why: 'a section of the card of an area, and a span of the timeline' },
  { texts: ['map: {}'], places: 2, why: 'whose the map on paper is, and which map a frame holds' },
  { texts: ['activities'], places: 2, why: 'of a closure, and all that the service knows' },
  { texts: ['cancel'], places: 2, why: 'a download, and the drawing of a route' },
]

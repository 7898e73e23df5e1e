/**
 * Texts that stand in several places of a language and are not one phrase, however they are capitalised.
 * @type {readonly import('./check.mjs').Homonyms[]}
 */
export const HOMONYMS = [
  { texts: ['from {}', 'ab {}'], places: 2, why: 'a time, and a date: French and Italian differ' },
  { texts: ['until {}', 'bis {}'], places: 2, why: 'a time, and a date: French differs' },
  { texts: ['{} to {}', '{} bis {}'], places: 2, why: 'hours, and dates: French differs' },
  { texts: ['expired', 'abgelaufen'], places: 4, why: 'of one closure, of many, and after a number: French differs' },
  { texts: ['place unknown', 'ort unbekannt'], places: 2, why: 'of one closure, and before a number' },
  { texts: ['expiré'], places: 2, why: 'how a closure stands, and which closures a feed has: Italian differs' },
  { texts: ['upcoming', 'künftig'], places: 3, why: 'as “expired”' },
  { texts: ['current'], places: 2, why: 'as “expired”' },
  { texts: ['closed now', 'jetzt gesperrt'], places: 2, why: 'of one closure, and after a number: French differs' },
  { texts: ['bitte meiden'], places: 2, why: 'a request, and after a number: English differs' },
  { texts: ['closure', 'closures', 'sperrung', 'sperrungen'], places: 2, why: 'by itself, and one form of a count' },
  { texts: ['notice', 'notices', 'hinweis', 'hinweise'], places: 2, why: 'as “closure”' },
  { texts: ['upcoming notice', 'künftiger hinweis'], places: 2, why: 'as “closure”' },
  { texts: ['data', 'daten'], places: 2, why: 'whose the data of a record is, and the page about getting it' },
  { texts: ['year', 'jahr'], places: 2, why: 'a section of the card of an area, and a span of the timeline' },
  { texts: ['map: {}', 'karte: {}'], places: 2, why: 'whose the map on paper is, and which map a frame holds' },
  { texts: ['open'], places: 2, why: '“Open” a link, and a beginning that is open' },
  { texts: ['activities', 'aktivitäten'], places: 2, why: 'of a closure, and all that the service knows' },
  { texts: ['mitnehmen'], places: 2, why: '“Take along” a table, and “Take it along”' },
  {
    texts: ['stand: {}'],
    places: 2,
    why: 'the day that a link’s preview is of, and the minute that a page on paper is of',
  },
  { texts: ['quelle'], places: 2, why: 'who publishes a record, and a spring of water' },
  { texts: ['mein standort'], places: 2, why: '“My position”, and “Find my position”' },
  { texts: ['stand: {}'], places: 2, why: 'of the preview of a link, and of a printed page: English differs' },
  { texts: ['near {}', 'bei {}'], places: 2, why: 'a path by a place, and what is found by one' },
]

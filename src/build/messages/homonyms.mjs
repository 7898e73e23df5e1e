/** Texts that stand in two places of a language and are not one phrase, each with what tells the two apart. */
export const HOMONYMS = {
  'from {}': 'before a time, and before a date: French and Italian differ',
  'ab {}': 'as “from {}”',
  'until {}': 'a time, and a date: French differs',
  'bis {}': 'as “until {}”',
  '{} to {}': 'hours, and dates: French differs',
  '{} bis {}': 'as “{} to {}”',
  Expired: 'how a closure stands, and a choice of the filter: plural in French and Italian',
  Abgelaufen: 'as “Expired”',
  upcoming: 'which closures a feed has, and after a number in the embed: German differs',
  expired: 'as “upcoming”',
  abgelaufen: 'as “upcoming”',
  Data: 'whose the data of a record is, and the page about getting it',
  Daten: 'as “Data”',
  Year: 'a section of the card of an area, and a span of the timeline',
  Jahr: 'as “Year”',
  'Map: {}': 'whose the map on paper is, and which map a frame holds',
  'Karte: {}': 'as “Map: {}”',
  // English and German write nouns within a line differently.
  Hinweis: 'by itself, and after a number: English differs',
  Hinweise: 'as “Hinweis”',
  Sperrung: 'as “Hinweis”',
  Sperrungen: 'as “Hinweis”',
  Aktivitäten: 'as “Hinweis”',
  // English has two words.
  Mitnehmen: '“Take along” a table, and “Take it along”',
  'Mein Standort': '“My position”, and “Find my position”',
}

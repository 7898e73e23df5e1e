/** The messages of the pages around the guides, in English. */
export const messages = {
  onThisPage: 'On this page',
  inEnglish: 'in English',
  notLoaded: 'The guide could not be loaded.',
  names: {
    visitors: 'For visitors',
    rangers: 'For rangers',
    webmasters: 'For webmasters',
    operators: 'For operators',
    region: 'A map of your region',
    'ground-tiles': 'Tiles of the ground',
    closures: 'Closures file',
    scaling: 'Scaling',
    api: 'API',
    'embed-messages': 'Element and messages',
    conformance: 'Conformance',
  },
  about: {
    visitors: 'What the signs on the map mean, and what to know about times.',
    rangers: 'The desk: what starts, ends and has changed, as a table.',
    webmasters: 'How to put the map into a page of your own: snippets, parameters, privacy.',
    operators: 'How to run, configure and fill a service of your own.',
    region: 'Paths, slopes, woods and names of your region under the closures, in ten minutes.',
    'ground-tiles': 'What is in the map tiles that are made of OpenStreetMap’s data: layers, properties, zooms.',
    closures: 'What a ranger’s office writes in a spreadsheet or by a script.',
    scaling: 'Beyond one machine: when it is time, and what to do.',
    api: 'The same data for programs: lists, filters, feeds, keeping a copy in step.',
    'embed-messages': 'For web developers: the map in a page as a custom element, and how the two speak.',
    conformance: 'How to test whether another service does as this one.',
  },
  aboutAccessibility: 'How far this site can be used by everybody, what is lacking, and whom to write to.',
}

export type GuideMessages = typeof messages

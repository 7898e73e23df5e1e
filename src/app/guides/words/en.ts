/** The words around the guides, in English. */
export const en = {
  title: 'Guides',
  onThisPage: 'On this page',
  inEnglish: 'The guides are in English.',
  notLoaded: 'The guide could not be loaded.',
  names: {
    visitors: 'For visitors',
    rangers: 'For rangers',
    operators: 'For operators',
    closures: 'Closures file',
    scaling: 'Scaling',
    api: 'API',
    conformance: 'Conformance',
  },
  about: {
    visitors: 'What the signs on the map mean, and what to know about times.',
    rangers: 'The desk: what starts, ends and has changed, as a table.',
    operators: 'How to run, configure and fill a service of your own.',
    closures: 'What a ranger’s office writes in a spreadsheet or by a script.',
    scaling: 'Beyond one machine: when it is time, and what to do.',
    api: 'The same data for programs: lists, filters, feeds, keeping a copy in step.',
    conformance: 'How to test whether another service does as this one.',
  },
}

/** The words of one language. */
export type GuideWords = typeof en

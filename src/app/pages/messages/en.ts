import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as core } from '#core/i18n/messages/en.ts'

const { count, number } = grammarOf('en')

/** The messages of the pages about licences and data, in English. */
export const messages = {
  licences: {
    intro: 'Whose the data and the map are, and under which terms they may be used.',
    basemap: 'Background map',
    basemapNote:
      'The background that comes with this site is drawn from data of its own; no other service is asked for it.',
    software: 'Software',
    mit: (title: string) => `${title} runs on Fieldgate, which is free software under the MIT licence.`,
    packages: 'It is built on these packages:',
    packagesNotLoaded: 'The list of packages could not be loaded.',
    licenceText: 'Licence text',
    records: count({ one: '# record', other: '# records' }),
    noLicence: 'no licence named',
    noSource: 'Without a source',
    partly: (read: number, all: number) => `Counted over ${number(read)} of ${number(all)} records.`,
    nothing: 'None recorded.',
    offered: 'Licences that the service knows',
  },
  data: {
    intro: 'All that the map shows can be had by programs too: read-only, in JSON, without a key, from any origin.',
    holds: 'What there is',
    count: (n: string, of: string) => `${n} ${of}`,
    closures: 'closures and notices, current and upcoming',
    changed: (when: string) => `The data last changed on ${when}.`,
    mirrored: (host: string, when: string) => `It is a copy of ${host}, last compared on ${when}.`,
    demo: 'This is demonstration data: the areas are real, the closures invented.',
    get: 'How to get it',
    address: 'The service is at',
    browse: 'Open any of these in a browser: it is a page with links to follow and the filters as a form.',
    asJson: 'as JSON',
    resources: {
      root: 'all resources, and what this service can do',
      areas: core.areas.title.toLowerCase(),
      closures: core.closures.title.toLowerCase(),
      categories: 'kinds of areas',
      countries: 'countries',
      activities: 'activities',
      reasons: 'reasons',
      sources: 'sources',
      licences: core.titles.licences.toLowerCase(),
      wildlife: 'species and habitats, and when they are sensitive',
      organisations: 'who is responsible',
      openapi: 'the interface for programs that make clients (OpenAPI 3.1)',
      changelog: 'what has changed in the interface',
      areasDeleted: 'areas that are there no more',
      closuresDeleted: 'closures that are there no more',
      closuresSummary: 'counts for each choice of a filter',
    },
    formats: 'Closures in other formats',
    formatsNote:
      'Each takes the filters of the list, so that a feed can be about one activity, one place or one source.',
    formatNames: {
      geojson: 'GeoJSON, for maps and geographic information systems',
      csv: 'CSV, for spreadsheets',
      ics: 'iCalendar, to subscribe to in a calendar',
      rss: 'RSS, to follow in a feed reader',
    },
    tiles: 'Vector tiles of the areas (TileJSON)',
    bare: 'This service has the common interface alone: lists of areas and closures, and the words behind some of their ids.',
    fair: 'Fair use',
    fairRules: [
      'Ask for the fields that you need, and for 1000 records a page.',
      'Keep what you have and ask again with its ETag: an answer that has not changed costs next to nothing.',
      'To keep a copy, ask for what has changed (updated_after) and for the lists of deletions, rather than for all again.',
      'Where the answer says Retry-After, wait as long.',
      'Name the source and heed its licence. No closure recorded does not mean that all is allowed: what counts is the sign on site.',
    ],
    guide: 'The guide to the interface',
    licences: 'Licences of the data',
  },
}

export type PageMessages = typeof messages

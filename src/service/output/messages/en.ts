import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as paths } from '#contract/ground/messages/en.ts'
import { messages as plain } from '#contract/plain-sentence/messages/en.ts'
import { messages as shared } from '#contract/messages/en.ts'
import { messages as facts } from '#contract/records/messages/en.ts'
import type { Status } from '#contract/records/closure.ts'

const { count, number } = grammarOf('en')

/** Every phrase of badges, feeds and oEmbed, in English. Never "open": what is not recorded is not open. */
export const messages = {
  ...shared,
  facts,
  paths,
  plain,
  badge: {
    /** Of closures in force now. */
    now: count({ one: '# closure now', other: '# closures now' }),
    /** Of what is asked and does not bind, which never counts as closed. */
    adviceNow: count({ one: '# piece of advice now', other: '# pieces of advice now' }),
    adviceOtherHours: count({ one: '# piece of advice, not for now', other: '# pieces of advice, not for now' }),
    upcomingAdvice: count({ one: '# upcoming piece of advice', other: '# upcoming pieces of advice' }),
    /** The same after another number: "· 2 upcoming". */
    alsoUpcoming: count({ other: '# upcoming' }),
    /** What is over, where there is nothing else. */
    pastClosures: count({ one: '# closure, over', other: '# closures, all over' }),
    pastNotices: count({ one: '# notice, over', other: '# notices, all over' }),
    none: 'No closure recorded',
    /** The page that a badge leads to. */
    toMap: 'opens the map in a new window',
    times: (zone: string) => `times of ${zone}`,
    missing: 'Record not found',
    wrongAddress: 'The address is wrong',
  },
  /** Of the page of a record, as messengers and search engines show it; kept for long, so nothing in it is “now”. */
  page: {
    asOf: (day: string) => `As of ${day}`,
    /** Closures and notices of an area, current or to come. */
    recorded: count({
      one: '# closure or notice recorded, current or upcoming',
      other: '# closures and notices recorded, current or upcoming',
    }),
    /** Of the whole map, in the list of a search engine. */
    about: 'A map of protected areas and of what is closed in them: where, for whom, from when to when, and why.',
    /** Coordinates. */
    here: (place: string) => `What applies at ${place}`,
    aboutHere: 'Closures, notices and protected areas at this place, and the nearest around it.',
    missing: 'This page does not exist',
    whyMissing: 'The address may be mistyped, or the page may have moved.',
    openMap: 'Open the map',
    openData: 'Open the data interface',
  },
  feed: {
    /** Of feeds and calendars. */
    title: (service: string) => `${service}: closures and notices`,
    /** Of those of some areas. */
    titleOfAreas: shared.records.closuresOf,
    demoNote: 'These are demonstration data: the places are real, the closures are invented.',
    status: { upcoming: 'upcoming', current: 'current', expired: 'expired' } satisfies Record<Status, string>,
    /** A fact of a closure. */
    fact: (label: string, text: string) => `${label}: ${text}`,
    data: 'Data',
    licence: 'Licence',
    /** What a list is narrowed by; days as text. */
    startsAfter: (day: string) => `starting on or after ${day}`,
    startsBefore: (day: string) => `starting on or before ${day}`,
    endsAfter: (day: string) => `ending on or after ${day}`,
    endsBefore: (day: string) => `ending on or before ${day}`,
    activeOn: (day: string) => `in force on ${day}`,
    updatedAfter: (day: string) => `updated since ${day}`,
    within: (box: string) => `within ${box}`,
    /** Of a calendar that has some of the closures alone. */
    calendarPart: (shown: number, all: number) => ({
      share: `${number(shown)} of ${number(all)}`,
      note: `This calendar holds only ${number(shown)} of ${number(all)} closures and notices; with narrower filters it is whole.`,
    }),
    /** Of a calendar whose only closure is no longer there. */
    withdrawn: 'Withdrawn',
    withdrawnOn: (day: string) => `It was withdrawn on ${day} and is no longer published.`,
    /** Of a calendar: how far it reaches with daily hours and open ends. */
    calendarSpan: (first: string, last: string) =>
      `Daily hours are written out from ${first} to ${last}, and what has no beginning or no end is shown in these months. ` +
      'Later days follow when the calendar is fetched again. Whole days are days at the place.',
    beginningUnknown: 'No beginning is known.',
    endUnknown:
      'No end is known: the calendar shows it as far ahead as it reaches, and further when it is fetched again.',
  },
}

export type OutputMessages = typeof messages

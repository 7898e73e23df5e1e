import { grammarOf } from '#contract/messages/grammar.ts'
import type { ReadProblemCode } from '../read/read-problem.ts'

const { count, number } = grammarOf('en')
const shapeless = count({
  one: '# record has no known shape and was not checked',
  other: '# records have no known shape and were not checked',
})

/** The messages of the check of a hike, in English. */
export const messages = {
  staysHere: 'Stays on this device',
  intro: 'Which closures and notices does your route touch, and when would you be there?',
  onDevice:
    'The route stays on this device: it is checked here, and only boxes around it and around its closed stretches are asked for.',
  chooseFile: 'Choose a file',
  fileKinds: 'GPX, KML, TCX or GeoJSON, also as KMZ or ZIP; or drop it anywhere on this page',
  draw: 'Draw on the map',
  otherRoute: 'Other route',
  drawnRoute: 'Drawn route',
  drawHelp: 'Tap the map to set points. By keyboard: move the map with the arrow keys, then “Point here”.',
  addByName: 'Add a point by a name or coordinates',
  points: 'Points of the route',
  pointTold: (n: number, where: string) => `Point ${number(n)}: ${where}`,
  fromBefore: (away: string) => `${away} of the point before`,
  samePlace: 'at the same place as the point before',
  removePoint: (n: number) => `Remove point ${number(n)}`,
  pointHere: 'Point here',
  undo: 'Undo',
  finish: 'Finish',
  cancel: 'Cancel',
  pointsSet: count({ one: '# point', other: '# points' }),
  reading: (name: string, percent: number) => `Reading ${name}: ${number(percent)} %`,
  readingDrawn: 'Reading the route …',
  problems: {
    empty: 'The file is empty. Export the route again, then choose that file.',
    picture: 'This is a picture, not a route. Choose a GPX, KML, TCX or GeoJSON file.',
    packed:
      'This file is packed, and has no route in it, several, or one that cannot be unpacked here. Unpack it, then choose the GPX, KML or TCX file in it.',
    fit: 'This is a FIT file, as watches and bike computers record. Choose the GPX file of the same tour: the app or website of the device exports it.',
    other: 'This is no GPX, KML, TCX or GeoJSON file. Export the route in one of these formats, then choose that file.',
    damaged: 'The file is damaged, or holds what a route file has no use for. Export it again, or choose another one.',
    'no-line': 'There is no track or route in the file, only single places or nothing. Choose one with a track.',
    'too-large': 'The file is larger than 200 MB. Choose a shorter route.',
    'too-many-points': 'The file has more than a million points. Choose a shorter route.',
  } satisfies Record<ReadProblemCode, string>,
  atLine: (n: number) => `It breaks off at line ${number(n)}.`,
  crashed: 'The route could not be read. Choose another file, or draw the route.',
  time: 'Start',
  pace: 'Pace, km/h',
  onYourHike: 'On your hike:',
  anyActivity: 'Any',
  addActivity: 'Add …',
  removeActivity: (name: string) => `Take away: ${name}`,
  summary: (km: string, rise: string | null, duration: string) =>
    [`${km} km`, ...(rise === null ? [] : [rise]), `about ${duration}`].join(' · '),
  rise: (up: string, down: string) => `${up} m up, ${down} m down`,
  heightsOfMap: 'Heights from the map',
  hours: (h: number, min: string) => `${number(h)} h ${min} min`,
  rule: 'Your time: the distance at your pace, and 1 hour for each 600 m of ascent; rises under 10 m don’t count.',
  ruleFlat:
    'Your time: the distance at your pace. Too few heights are known along the route, so ascent is not counted.',
  zone: (zone: string) => `Times are those of the place (${zone}).`,
  zoneOfDevice: (zone: string) =>
    `No closure around names the place’s time zone: times are those of this device (${zone}).`,
  asking: 'Asking for closures around the route …',
  again: 'Check again',
  askedAgain: 'Checked again.',
  notAsked: 'The closures could not be asked for.',
  verdict: {
    inForce: count({ one: 'Touches # closure in force then', other: 'Touches # closures in force then' }),
    voluntary: count({
      one: 'Touches # place that you are asked to avoid then',
      other: 'Touches # places that you are asked to avoid then',
    }),
    only: {
      'off-paths': count({
        one: 'Stay on the paths: beside them # closure is in force then',
        other: 'Stay on the paths: beside them # closures are in force then',
      }),
      'off-leash': count({
        one: 'Dogs on the leash: # closure demands it then',
        other: 'Dogs on the leash: # closures demand it then',
      }),
    },
    unknown: count({
      one: 'Touches # closure that may be in force then',
      other: 'Touches # closures that may be in force then',
    }),
    others: count({
      one: 'Touches # record, none in force for you then',
      other: 'Touches # records, none in force for you then',
    }),
    none: 'No closure recorded on this route',
  },
  noneBy: (sources: string) => `None by ${sources}. This is no permission: follow the signs on site.`,
  notAll: 'Not all that is around could be checked: see below.',
  noPermission: 'What is not recorded is not known. This is no permission: follow the signs on site.',
  state: {
    inForce: 'Closed when you are there',
    avoid: 'Please avoid: applies when you are there',
    keepTo: {
      'off-paths': 'Stay on the paths: applies when you are there',
      'off-leash': 'Dogs on the leash: applies when you are there',
    },
    mayBe: 'May apply when you are there',
    notInForce: 'Not in force when you are there',
    later: 'Not yet in force',
    over: 'Over by then',
    byDate: 'time zone unknown: judged by its dates',
  },
  part: (from: string, to: string) => `km ${from} to ${to}`,
  partAt: (at: string) => `km ${at}`,
  moreParts: count({ one: 'and # more place', other: 'and # more places' }),
  inside: (km: string) => `${km} km in it`,
  near: (metres: number) => `comes within ${number(metres)} m of it`,
  notSaid: 'activities not stated',
  meta: {
    asked: (host: string, when: string, n: number) =>
      `Asked: ${host}, ${when}. Closures and notices around it was held against: ${number(n)}.`,
    sources: (names: string) => `Recorded by: ${names}.`,
    reach: (metres: number) =>
      `“Touches” means: in it, or within ${number(metres)} m of it, as far as a receiver’s position may be off. What lies within ${number(2 * metres)} m of each other is told as one.`,
    shapeless: (n: number, names: string) => `${shapeless(n)}: ${names}.`,
    heightsOfMap:
      'The route has no heights of its own: those of the map are used, one every 20 to 40 m. Sharp ridges and narrow gorges are flatter in them.',
    heightsUnread: 'The heights of the map could not be read, so there is no profile.',
    beyond: count({ other: 'There are # around; not all were checked.' }),
    partial: 'The way leaves the regions on this device: beyond them nothing could be checked.',
    points: count({
      one: '# point of the file could not be read.',
      other: '# points of the file could not be read.',
    }),
    pieces: count({ other: 'The route has # pieces; the gaps between them are not checked.' }),
  },
  profile: (km: string, parts: string) => `The route from km 0 to km ${km}. Touched: ${parts}.`,
  profileNone: (km: string) => `The route from km 0 to km ${km}. Nothing touched.`,
  unnamed: 'the service asked',
}

export type HikeMessages = typeof messages

import { grammarOf } from '#contract/messages/grammar.ts'

const { count } = grammarOf('en')
const areas = count({ one: '# area', other: '# areas' })
const closures = count({ one: '# closure or notice', other: '# closures and notices' })

/** The messages of packs, in English. */
export const messages = {
  newTitle: 'Take a region along',
  intro:
    'A region that is taken along is kept on this device: areas, closures, names and the ground. Where there is no network, the map, search and cards work from it.',
  none: 'No region has been taken along yet.',
  region: 'Which region',
  how: {
    view: 'What the map shows',
    area: (name: string) => `“${name}” and what is around it`,
    around: 'Around a place',
    along: 'Along the route',
  },
  centre: 'Around what',
  middle: 'The middle of the map',
  position: 'My position',
  place: 'A place by its name',
  placeName: 'Place or coordinates',
  noPlace: 'Search for a place and choose it.',
  aroundPlace: (name: string) => `Around ${name}`,
  locating: 'Your position is being found …',
  noPosition: 'Your position is not known: allow the browser to tell it, or choose the middle of the map.',
  radius: 'Up to',
  width: 'To each side',
  name: 'Name of the region',
  ownName: (day: string) => `Region of ${day}`,
  past: 'Closures that are over',
  pastMonths: count({ one: 'of the last month', other: 'of the last # months' }),
  pastNone: 'None',
  contents: 'What is in it, by estimate',
  parts: {
    details: 'Responsible bodies, wildlife',
    words: 'Words and lists',
    places: 'Places for the search',
    ground: 'Ground: paths, water, names',
    relief: 'Relief and heights',
  },
  has: (areaCount: number, closureCount: number) => `${areas(areaCount)}, ${closures(closureCount)}`,
  hasAtMost: (areaCount: number, closureCount: number) =>
    `At most ${areas(areaCount)}, ${closures(closureCount)}: this service cannot count by region.`,
  total: 'Together',
  measuring: 'Asking the service how large that is …',
  unmeasured: 'The service could not be asked how large that is. There must be a network to take a region along.',
  noMaps: 'The operator gives no maps to take along: the ground is missing in it.',
  coarser: 'The region is too large for the ground in full detail: smaller paths and names are missing.',
  app: (size: string, isThere: boolean) =>
    `The app itself: ${size}, ${isThere ? 'on this device already.' : 'being loaded by the browser.'}`,
  room: (free: string) => `Room for it on this device: ${free}`,
  noRoom: (free: string) => `This device has room for ${free} only. Choose a smaller region, or delete another.`,
  download: 'Download',
  stands: (when: string, size: string) => `Data of ${when} · ${size}`,
  wentBack: (when: string) =>
    `The service now has older data than before (as of ${when}): what has changed since is missing.`,
  incomplete: 'Not whole yet',
  progress: (name: string) => `Download of ${name}`,
  received: (done: string, all: string) => `${done} of about ${all}`,
  run: {
    running: 'Downloading …',
    waiting: 'No connection. The download goes on by itself when there is one.',
    failing: 'The service cannot answer right now. The download goes on by itself when it can.',
    full: 'This device is full. Delete something and go on: what has been downloaded is kept.',
    unsettled: 'The service’s data is being changed right now. Try again later: what has been downloaded is kept.',
    refused: 'The service refuses. Try again later: what has been downloaded is kept.',
    elsewhere: 'Downloading in another tab.',
    paused: 'Paused. What has been downloaded is kept.',
  },
  olderServes: 'Until it is whole, the older state stays in use.',
  pause: 'Pause',
  resume: 'Go on',
  cancel: 'Cancel',
  refresh: 'Refresh',
  rename: 'Rename',
  save: 'Save name',
  delete: 'Delete',
  deleted: (name: string) => `“${name}” is deleted.`,
  deletedForGood: 'Until you close this window, it can be brought back.',
  bringBack: 'Bring it back',
  bringNamedBack: (name: string) => `Bring “${name}” back`,
  actionsOf: (name: string) => `Actions for ${name}`,
  unreadable: (name: string) =>
    `“${name}” was made by another version of this app and cannot be read. Delete it and take the region along again.`,
  unnamed: 'A region',
  problem: {
    newer: 'The regions on this device were made by a newer version of this app. Reload the page.',
    unavailable:
      'This browser keeps nothing for this page, so no region can be taken along: in a private window, for instance.',
    unkept:
      'This browser does not keep the app itself, so no region can be opened without a network: in a private window, for instance, or where the address does not begin with https.',
    unkeptBySite: 'This site does not keep the app on devices, so no region can be opened without a network.',
  },
  gone: (name: string) =>
    `The region “${name}” that was here is gone: the browser has deleted it. Take the region along again.`,
  understood: 'Understood',
  used: (used: string, all: string) => `${used} used on this device, of up to ${all}.`,
  kept: 'The browser has promised to keep it.',
  notKept:
    'The browser may delete it when the device runs short, or after a while without use. Installing the app helps.',
  full: 'This device is full: nothing more can be kept on it. Delete something, then try again.',
  install: {
    why: 'Installed, the map opens like an app, and browsers keep its data longer.',
    byHand: 'On an iPhone or iPad: tap Share, then “Add to Home Screen”.',
    act: 'Install',
    putAway: 'Put this hint away',
  },
}

export type PackMessages = typeof messages

/** What is said of what went wrong, in English. */
export const en = {
  unreachable: (what: string) => `The service cannot be reached. ${what}`,
  refused: (status: number, what: string) => `The service answered with an error (${status}). ${what}`,
  unreadable: (what: string) => `The service’s answer cannot be read. ${what}`,
  kept: (when: string) => `Shown as of ${when}.`,
  nothing: 'Nothing can be shown yet.',
  crashed: 'Something went wrong in this part of the page.',
  config: 'The settings of this site could not be loaded.',
  basemapFailed: 'The background map could not be loaded. Areas and closures are shown without it.',
  shapesCut: (read: number, all: number) => `Only ${read} of ${all} protected areas could be read for the map.`,
  tilesFailed: 'Some protected areas could not be loaded. The map tries again by itself.',
}

/** The words of one language. */
export type TroubleWords = typeof en

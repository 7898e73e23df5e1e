/** The messages of the app’s shell, in English. */
export const messages = {
  menu: {
    tagline: 'Protected areas and what is closed in them',
    checkHike: 'Check my hike',
    atPosition: 'What applies at my position',
    share: 'Share, print, subscribe',
    embed: 'Embed this map …',
    language: 'Language',
    theme: 'Theme',
    themes: { auto: 'As the device', light: 'Light', dark: 'Dark', sunlight: 'Sunlight' },
  },
  pages: {
    label: 'Pages',
    toMap: 'To the map',
    desk: 'Rangers’ desk',
    data: 'Data',
    licences: 'Licences',
    guides: 'Guides',
  },
  share: 'Share',
  filters: {
    share: 'Share, subscribe',
    hiddenClosures: (n: number) =>
      n === 1 ? '1 more closure in view is hidden by filters' : `${n} more closures in view are hidden by filters`,
    hiddenAreas: (n: number) =>
      n === 1 ? '1 more area is hidden by filters' : `${n} more areas are hidden by filters`,
    show: 'Show',
    date: 'Date',
    time: 'Time',
  },
  operator: {
    region: (name: string) => `Region: ${name}. Lists and counts leave out the rest of the world.`,
    announcement: 'Announcement',
  },
  badAddress: (names: string) => `The address held values that could not be read; they were left out: ${names}.`,
  moment: {
    shownFor: (when: string) => `Shown for ${when}`,
    backToNow: 'Back to now',
    others: (n: number) => (n === 1 ? '1 more applies' : `${n} more apply`),
    within: { weekend: 'at other times of the weekend', P7D: 'within seven days', day: 'at other times of the day' },
  },
  age: {
    mirrored: (host: string, when: string) => `mirrored from ${host}, ${when}`,
    dataOf: (when: string) => `data of ${when}`,
    loaded: (when: string) => `loaded ${when}`,
  },
}

export type AppMessages = typeof messages

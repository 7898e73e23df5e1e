import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as shared } from '#contract/messages/en.ts'
import { messages as core } from '#core/i18n/messages/en.ts'

const { count } = grammarOf('en')

/** The messages of the app’s shell, in English. */
export const messages = {
  menu: {
    tagline: 'Protected areas and what is closed in them',
    share: 'Share, print, subscribe',
    embed: 'Embed this map …',
    install: 'Install as an app',
    theme: 'Theme',
    themes: { auto: 'As the device', ...core.themes },
    keys: 'Keys',
    moveButtons: 'Buttons to move the map',
  },
  pages: {
    label: 'Pages',
    toMap: 'To the map',
    toList: 'To the list',
    desk: core.titles.desk,
    data: 'Data',
    licences: core.titles.licences,
    guides: 'Guides',
    accessibility: 'Accessibility',
    textOnly: shared.records.textOnly,
  },
  filters: {
    share: 'Share, subscribe',
    hiddenClosures: count({
      one: '# more closure in view is hidden by filters',
      other: '# more closures in view are hidden by filters',
    }),
    hiddenAreas: count({ one: '# more area is hidden by filters', other: '# more areas are hidden by filters' }),
    show: 'Show',
    time: 'Time',
  },
  operator: {
    region: (name: string) => `Region: ${name}. Lists and counts leave out the rest of the world.`,
    announcement: 'Announcement',
  },
  badAddress: (names: string) => `The address held values that could not be read; they were left out: ${names}.`,
  moment: {
    shownFor: (when: string) => `Shown for ${when}`,
    restOfWeekend: (from: string) => `what remains of the weekend, from ${from}`,
    backToNow: 'Back to now',
    others: count({ one: '# more applies', other: '# more apply' }),
    within: { weekend: 'at other times of the weekend', P7D: 'within seven days', day: 'at other times of the day' },
  },
  age: {
    mirrored: (host: string, when: string) => `mirrored from ${host}, ${when}`,
    dataOf: (when: string) => `data of ${when}`,
    loaded: (when: string) => `loaded ${when}`,
  },
}

export type AppMessages = typeof messages

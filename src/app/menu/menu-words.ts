import { lateWords } from '#core/i18n/late-words.ts'

/** The words of the menu; they come with it. */
export const useMenuWords = lateWords({
  en: {
    tagline: 'Protected areas and what is closed in them',
    checkHike: 'Check my hike',
    embed: 'Embed this map …',
    language: 'Language',
    theme: 'Theme',
    themes: { auto: 'As the device', light: 'Light', dark: 'Dark', sunlight: 'Sunlight' },
  },
  de: {
    tagline: 'Schutzgebiete und was in ihnen gesperrt ist',
    checkHike: 'Meine Tour prüfen',
    embed: 'Diese Karte einbinden …',
    language: 'Sprache',
    theme: 'Darstellung',
    themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel', sunlight: 'Sonnenlicht' },
  },
})

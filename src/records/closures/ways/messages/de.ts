import type { WayMessages } from './en.ts'

export const messages: WayMessages = {
  title: 'Wege in Sperrungen',
  marks: {
    closed: 'Weg jetzt gesperrt',
    upcoming: 'Weg wird gesperrt',
    'other-hours': 'Weg zu anderen Zeiten gesperrt',
    advice: 'Weg bitte meiden',
    open: 'Weg bleibt offen: nicht verlassen',
  },
}

import type { ChoiceMessages } from './en.ts'

/** The messages of the choice among backgrounds of third parties, in German. */
export const messages: ChoiceMessages = {
  thirdParty: (name) =>
    `Von ${name}, einem Dritten: er erfährt Ihre Internetadresse und den Kartenausschnitt, den Sie ansehen.`,
  theirPrivacy: 'Was er damit macht',
  proposed: (name) => `Dieser Link wünscht den Hintergrund „${name}“.`,
  showProposed: 'Anzeigen',
  leaveProposed: 'Jetzt nicht',
}

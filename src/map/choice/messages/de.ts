import type { ChoiceMessages } from './en.ts'

/** The messages of the choice among backgrounds of third parties, in German. */
export const messages: ChoiceMessages = {
  thirdParty: (name) =>
    `Von ${name}, einem Dritten: Er erfährt Ihre IP-Adresse und den Kartenausschnitt, den Sie ansehen.`,
  theirPrivacy: 'Was er damit macht',
  proposed: (name) => `Dieser Link sieht den Hintergrund „${name}“ vor.`,
  showProposed: 'Anzeigen',
  leaveProposed: 'Jetzt nicht',
}

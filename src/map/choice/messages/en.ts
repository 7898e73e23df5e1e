/** The messages of the choice among backgrounds of third parties, in English. */
export const messages = {
  thirdParty: (name: string) =>
    `From ${name}, a third party: it learns your internet address and the part of the map you look at.`,
  theirPrivacy: 'What they do with it',
  proposed: (name: string) => `This link asks for the background “${name}”.`,
  showProposed: 'Show it',
  leaveProposed: 'Not now',
}

export type ChoiceMessages = typeof messages

import type { ChoiceMessages } from './en.ts'

/** The messages of the choice among backgrounds of third parties, in French. */
export const messages: ChoiceMessages = {
  thirdParty: (name) =>
    `Fourni par ${name}, un tiers : il apprend votre adresse IP et la partie de la carte que vous regardez.`,
  theirPrivacy: 'Ce qu’il en fait',
  proposed: (name) => `Ce lien demande le fond de carte « ${name} ».`,
  showProposed: 'L’afficher',
  leaveProposed: 'Pas maintenant',
}

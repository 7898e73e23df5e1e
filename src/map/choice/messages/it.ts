import type { ChoiceMessages } from './en.ts'

/** The messages of the choice among backgrounds of third parties, in Italian. */
export const messages: ChoiceMessages = {
  thirdParty: (name) =>
    `Fornito da ${name}, un terzo: viene a conoscere l’indirizzo internet e la parte di mappa visualizzata.`,
  theirPrivacy: 'Che uso ne fa',
  proposed: (name) => `Questo link richiede lo sfondo «${name}».`,
  showProposed: 'Mostralo',
  leaveProposed: 'Non ora',
}

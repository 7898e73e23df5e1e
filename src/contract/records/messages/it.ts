import { grammarOf } from '../../messages/grammar.ts'
import type { RecordMessages } from './en.ts'

const { count } = grammarOf('it')

/** The phrases about records that the cards and what the service gives out share, in Italian. */
export const messages: RecordMessages = {
  valid: 'Validità',
  concerns: 'Riguarda',
  where: 'Luogo',
  legalBasis: 'Base giuridica',
  contact: 'Contatto',
  updated: (date) => `Aggiornamento: ${date}`,
  designation: 'Designazione',
  iucn: (category) => `IUCN ${category}`,
  size: 'Superficie',
  established: 'Istituzione',
  website: 'Sito web',
  rules: 'Regole',
  binding: 'obbligatoria',
  advice: 'raccomandazione, non obbligatoria',
  lawsWords: {
    entering: 'divieto d’accesso',
    leaving_paths: 'obbligo di restare sui sentieri',
    dogs_off_leash: 'obbligo del guinzaglio',
  },
  sourceKinds: { authority: 'autorità', platform: 'piattaforma', open_data: 'dati pubblici' },
  counts: {
    otherHours: count({ one: '# chiusura, ora non in vigore', other: '# chiusure, ora non in vigore' }),
    upcoming: count({ one: '# chiusura futura', other: '# chiusure future' }),
    notices: count({ one: '# avviso', other: '# avvisi' }),
  },
  accessibilityStatement: 'Dichiarazione di accessibilità',
  mapTitle: (site) => `${site}: mappa delle chiusure e delle aree protette`,
}

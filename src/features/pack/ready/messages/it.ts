import { grammarOf } from '#contract/messages/grammar.ts'
import type { ReadyMessages } from './en.ts'

const { count } = grammarOf('it')

/** The messages of the check whether all is there for the field, in Italian. */
export const messages: ReadyMessages = {
  title: 'Tutto pronto per partire?',
  intro: 'Elenchi, ricerca, schede e mappa vengono provati con il solo dispositivo, come se non ci fosse rete.',
  checking: 'Verifica in corso…',
  failed: 'La verifica non è stata completata. Riprovare.',
  again: 'Verifica di nuovo',
  ready: 'Pronto: tutto funziona con il solo dispositivo.',
  readyBut: count({ one: 'Pronto, con una cosa da sapere.', other: 'Pronto, con # cose da sapere.' }),
  lacking: count({ one: 'Non pronto: manca una cosa.', other: 'Non pronto: mancano # cose.' }),
  verdicts: { good: 'Funziona', warning: 'Da sapere', missing: 'Manca' },
  app: {
    good: 'L’app si apre senza rete.',
    missing:
      'L’app non è completa su questo dispositivo. Ricaricare la pagina finché c’è rete, e attendere un momento.',
  },
  regions: count({ one: 'Una regione è su questo dispositivo.', other: '# regioni sono su questo dispositivo.' }),
  noRegion: 'Nessuna regione è su questo dispositivo.',
  view: {
    good: 'Ciò che la mappa mostra è nelle regioni di questo dispositivo.',
    warning: 'La mappa mostra più delle regioni di questo dispositivo: oltre, non si sa nulla.',
  },
  age: {
    good: (when) => `I dati più vecchi: ${when}.`,
    old: (name, when) => `I dati di «${name}» sono vecchi: ${when}.`,
    unfinished: (name) => `«${name}» non è ancora completa.`,
  },
  tasks: {
    lists: { good: 'Aree e chiusure sono elencate.', missing: 'Aree e chiusure non sono elencate.' },
    search: { good: 'La ricerca trova i nomi.', missing: 'La ricerca non trova nulla.' },
    cards: { good: 'Le schede si aprono complete.', missing: 'Le schede non si aprono.' },
    here: { good: 'Ciò che vale in un luogo viene detto.', missing: 'Ciò che vale in un luogo non viene detto.' },
    map: { good: 'La mappa disegna le aree.', missing: 'La mappa non disegna le aree.' },
    builtin: {
      good: 'Lo sfondo integrato c’è per intero: coste, confini, paesi.',
      missing: 'Lo sfondo integrato c’è solo a grandi linee.',
    },
    ground: { good: 'Lo sfondo c’è: sentieri, acque, nomi.', missing: 'Lo sfondo manca.' },
    words: { good: 'I nomi di tipi e motivi ci sono.', missing: 'I nomi di tipi e motivi mancano.' },
  },
  inRegions: (names) => `In: ${names}. Eliminare quella regione e scaricarla di nuovo.`,
  noGround: 'Nessuna regione comprende lo sfondo: la mappa mostra pochi sentieri e poche acque.',
  position: {
    good: 'Il browser indica la posizione.',
    warning: 'Il browser chiederà prima di indicare la posizione. Consentirlo ora: poi il tempo potrebbe mancare.',
    missing: 'Il browser non indica la posizione. Consentirlo nelle impostazioni del browser per questa pagina.',
  },
  clock: {
    good: 'L’orologio di questo dispositivo è giusto.',
    behind: (difference) =>
      `L’orologio di questo dispositivo è indietro di ${difference}. Le chiusure iniziano e finiscono secondo esso: va regolato.`,
    ahead: (difference) =>
      `L’orologio di questo dispositivo è avanti di ${difference}. Le chiusure iniziano e finiscono secondo esso: va regolato.`,
  },
  storage: {
    good: 'Il browser ha promesso di conservare i dati.',
    warning: 'Il browser può eliminare i dati se lo spazio manca, o dopo un periodo senza uso.',
  },
  allow: 'Consenti',
  askToKeep: 'Chiedi di conservarli',
}

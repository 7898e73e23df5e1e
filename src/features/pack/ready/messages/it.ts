import { grammarOf } from '#contract/messages/grammar.ts'
import type { ReadyMessages } from './en.ts'

const { count } = grammarOf('it')

/** The messages of the check whether all is there for the field, in Italian. */
export const messages: ReadyMessages = {
  title: 'Pronto per il terreno?',
  intro: 'Elenchi, ricerca, schede e mappa si provano con questo dispositivo solo, come se non ci fosse rete.',
  checking: 'Verifica in corso…',
  failed: 'La verifica non è stata completata. Riprovi.',
  again: 'Verifica di nuovo',
  ready: 'Pronto: tutto funziona con questo dispositivo solo.',
  readyBut: count({ one: 'Pronto, con una cosa da sapere.', other: 'Pronto, con # cose da sapere.' }),
  lacking: count({ one: 'Non pronto: manca una cosa.', other: 'Non pronto: mancano # cose.' }),
  verdicts: { good: 'Funziona', warning: 'Da sapere', missing: 'Manca' },
  app: {
    good: 'L’app si apre senza rete.',
    missing: 'L’app non è intera su questo dispositivo. Ricarichi la pagina finché c’è rete, e attenda un momento.',
  },
  regions: count({ one: 'Una regione è su questo dispositivo.', other: '# regioni sono su questo dispositivo.' }),
  noRegion: 'Nessuna regione è su questo dispositivo.',
  view: {
    good: 'Ciò che la mappa mostra è nelle Sue regioni.',
    warning: 'La mappa mostra più delle Sue regioni: oltre, nulla è noto.',
  },
  age: {
    good: (when) => `I dati più vecchi: ${when}.`,
    old: (name, when) => `I dati di «${name}» sono vecchi: ${when}.`,
    unfinished: (name) => `«${name}» non è ancora completa.`,
  },
  tasks: {
    lists: { good: 'Aree e chiusure sono elencate.', missing: 'Aree e chiusure non sono elencate.' },
    search: { good: 'La ricerca trova i nomi.', missing: 'La ricerca non trova nulla.' },
    cards: { good: 'Le schede si aprono con tutto.', missing: 'Le schede non si aprono.' },
    here: { good: 'Ciò che vale in un luogo viene detto.', missing: 'Ciò che vale in un luogo non viene detto.' },
    map: { good: 'La mappa disegna le aree.', missing: 'La mappa non disegna le aree.' },
    builtin: {
      good: 'Lo sfondo integrato c’è per intero: coste, confini, paesi.',
      missing: 'Lo sfondo integrato c’è solo a grandi linee.',
    },
    ground: { good: 'Lo sfondo c’è: sentieri, acque, nomi.', missing: 'Lo sfondo manca.' },
    words: { good: 'I nomi di tipi e motivi ci sono.', missing: 'I nomi di tipi e motivi mancano.' },
  },
  inRegions: (names) => `In: ${names}. Elimini quella regione e la prenda di nuovo con sé.`,
  noGround: 'Nessuna regione ha lo sfondo con sé: la mappa mostra poco di sentieri e acque.',
  position: {
    good: 'Il browser indica la Sua posizione.',
    warning: 'Il browser chiederà prima di indicare la Sua posizione. Lo consenta ora, poi il tempo potrebbe mancare.',
    missing: 'Il browser non indica la Sua posizione. Lo consenta nelle impostazioni del browser per questa pagina.',
  },
  clock: {
    good: 'L’orologio di questo dispositivo è giusto.',
    behind: (difference) =>
      `L’orologio di questo dispositivo è indietro di ${difference}. Le chiusure iniziano e finiscono secondo esso: lo regoli.`,
    ahead: (difference) =>
      `L’orologio di questo dispositivo è avanti di ${difference}. Le chiusure iniziano e finiscono secondo esso: lo regoli.`,
  },
  storage: {
    good: 'Il browser ha promesso di conservare tutto.',
    warning: 'Il browser può cancellarlo se lo spazio manca, o dopo un po’ senza uso.',
  },
  allow: 'Consenti',
  askToKeep: 'Gli chieda di conservarlo',
}

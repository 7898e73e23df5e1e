import { grammarOf } from '#contract/messages/grammar.ts'
import type { KeyMessages } from './en.ts'

const { number } = grammarOf('it')

/** The messages of what the keys do, in Italian. */
export const messages: KeyMessages = {
  anywhere: 'Ovunque nella pagina',
  onMap: 'Sulla mappa',
  inLists: 'Negli elenchi',
  acts: {
    search: 'Cercare',
    near: 'Ciò che è visibile, dal più vicino al più lontano dal centro della mappa',
    print: 'Stampare',
    keys: 'Questi tasti',
    close: 'Indietro: chiude ciò che è stato aperto per ultimo',
    move: 'Spostare la mappa',
    zoom: 'Più vicino e più lontano',
    ask: 'Che cosa vale al centro della mappa',
    rows: 'Da una riga all’altra',
    page: 'Una pagina di righe avanti o indietro',
    ends: 'Alla prima o all’ultima riga',
    open: 'Aprire la riga',
  },
  arrows: 'Frecce',
  pages: 'Pag su, Pag giù',
  ends: 'Inizio, Fine',
  escape: 'Esc',
  enter: 'Invio',
  control: 'Ctrl',
  single: 'I tasti singoli agiscono da soli (?, L, /)',
  singleNote:
    'Se disattivati, scrivono soltanto. Ctrl + K e i tasti sulla mappa e negli elenchi restano attivi. Questo dispositivo lo ricorda.',
  near: {
    title: 'Visibile, per distanza',
    filter: 'Iniziare a digitare un nome',
    none: 'Nulla di visibile ha questo nome',
    first: (shown, all) => `I ${number(shown)} più vicini su ${number(all)}. Digitare un nome per trovare gli altri.`,
    middle: 'al centro della mappa',
  },
}

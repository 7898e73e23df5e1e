import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as facts } from '#contract/records/messages/it.ts'
import { messages as core } from '#core/i18n/messages/it.ts'
import { messages as map } from '#map/messages/it.ts'
import type { EmbeddingMessages } from './en.ts'

const { number } = grammarOf('it')

/** The messages of putting the map into a page, in Italian. */
export const messages: EmbeddingMessages = {
  title: 'Incorpora questa mappa in una pagina',
  part: {
    title: 'Sulla propria pagina',
    note: 'La mappa in una propria pagina; resta aggiornata da sola.',
    make: 'Codice da incorporare…',
  },
  back: 'Torna a «Da portare con sé»',
  shows: 'Che cosa mostra',
  moment: 'Per quale momento',
  always: 'Il momento in cui la pagina viene guardata',
  form: 'Come entra nella pagina',
  forms: {
    frame: { name: 'Riquadro HTML', use: 'Per ogni pagina e quasi ogni sistema di gestione dei contenuti.' },
    element: { name: 'Elemento HTML', use: 'Per pagine con script propri, che possono dialogare con la mappa.' },
    oembed: { name: 'oEmbed', use: 'Per WordPress e altri, che da un indirizzo fanno una mappa.' },
    badge: { name: 'Badge', use: 'Una riga con il numero di chiusure, dove non c’è posto per una mappa.' },
  },
  ownServiceOnly: (host) =>
    `Né badge né oEmbed: li produce il servizio di Fieldgate, mentre ${host} fornisce solo file.`,
  badgeKind: 'Badge come',
  badges: { image: 'Immagine con link', frame: 'Testo in un riquadro, ideale per gli screen reader' },
  name: 'Titolo',
  nameWhy: 'Gli screen reader annunciano la mappa con questo titolo.',
  nameMissing: (name) =>
    `Necessario: gli screen reader annunciano la mappa con questo titolo. Finché manca, è «${name}».`,
  suggested: facts.mapTitle,
  height: 'Altezza in pixel',
  heightWhy: 'È larga quanto il posto in cui si trova.',
  heightWrong: (least, most, usual) =>
    `Inserire un numero intero da ${number(least)} a ${number(most)}. Fino ad allora vale ${number(usual)}.`,
  look: 'Colori',
  eachLanguage: 'Quella di chi legge',
  theme: 'Chiaro o scuro',
  themes: { auto: 'Come il dispositivo di chi legge', ...core.themes },
  accent: 'Colore di link e pulsanti',
  accentPick: 'Scegli il colore',
  accentUsual: 'Come su questo sito',
  accentWhy: 'Per esempio 1d5c47, o il proprio colore. Vuoto: come su questo sito.',
  accentWrong: 'Non è un colore di tre o sei cifre esadecimali, come 1d5c47.',
  accentShaded: (themes, shade) => `${themes}: mostrato come ${shade}, perché le parole restino leggibili.`,
  shadedIn: { light: 'Nell’aspetto chiaro', dark: 'Nell’aspetto scuro', sunlight: 'In pieno sole' },
  abilities: 'Che cosa vi si può fare',
  parts: 'Accanto alla mappa',
  partNames: {
    search: 'Ricerca',
    filter: core.filter.open,
    list: 'Elenco delle chiusure',
    legend: map.legend,
    locate: 'Posizione attuale',
    share: core.titles.share,
  },
  listOpen: 'Elenco aperto dall’inizio',
  gestures: 'Scorrere e pizzicare sulla mappa',
  gestureNames: {
    cooperative: 'Muove la pagina; con Ctrl o due dita la mappa (consigliato)',
    greedy: 'Muove subito la mappa: per una pagina fatta solo della mappa',
  },
  previewOf: (title) => `Anteprima: ${title}`,
  loading: 'Caricamento dell’anteprima.',
  preview: 'Anteprima su',
  widths: { wide: 'una pagina larga', phone: 'un telefono', narrow: '200 pixel' },
  snippet: 'Codice',
  address: 'Indirizzo da incollare',
  copy: 'Copia il codice',
  copied: 'Copiato. Ora incollarlo nell’HTML della pagina.',
  copiedAddress: 'Copiato. Ora incollarlo in una riga a sé.',
  refused: 'Questo browser non permette la copia. Il testo è selezionato: copiarlo dal campo.',
  linkText: (title) => `${title} (apri la mappa)`,
  host: {
    title: 'Che cosa deve permettere la pagina',
    endpoint: 'Se il sistema chiede un endpoint oEmbed',
    csp: 'In una Content Security Policy della pagina',
    sandbox: 'In una sandbox attorno al riquadro',
    links: 'e perché i link si possano aprire',
    takesStyles: 'La policy della pagina vieta gli stili nell’HTML (li sostituiscono allora attributi più vecchi)',
    privacy: (hosts) =>
      `Privacy: nessun cookie. I browser di chi legge interrogano ${hosts} e nessun altro, salvo che qualcuno scelga uno sfondo di terzi.`,
    guide: 'Guida per webmaster',
    messages: 'Dialogare con la mappa',
    demo: 'Una pagina di prova',
  },
}

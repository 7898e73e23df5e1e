import { article } from '#contract/messages/italian.ts'
import { messages as facts } from '#contract/records/messages/it.ts'
import type { StatementMessages } from './en.ts'

/** The messages of the accessibility statement, in Italian, in the terms of decisione di esecuzione (UE) 2018/1523. */
export const messages: StatementMessages = {
  title: facts.accessibilityStatement,
  commitment: (operator, law) =>
    `${operator} si impegna a rendere accessibile questo sito web, conformemente alla legislazione nazionale che attua la direttiva (UE) 2016/2102 del Parlamento europeo e del Consiglio${law}.`,
  anyOperator: 'Il gestore',
  scope: (site, host) =>
    `La presente dichiarazione di accessibilità si applica a ${site}, all’indirizzo ${host}: alla mappa, alla panoramica ranger, alle guide, alle pagine accanto e a quelle dell’interfaccia dei dati, e alla mappa incorporata in altri siti.`,
  incomplete: {
    title: 'Questa dichiarazione non è completa',
    what: 'Il gestore di questo sito non ha ancora indicato chi è, come raggiungerlo e a quale autorità rivolgersi. Ciò che è detto qui del software vale lo stesso.',
    how: 'I gestori lo inseriscono come «accessibility» in config.json:',
    guide: 'configurare il sito',
  },
  status: {
    title: 'Stato di conformità',
    partial:
      'Questo sito web è parzialmente conforme alla norma europea EN 301 549 V3.2.1 e alle linee guida per l’accessibilità dei contenuti Web (WCAG) 2.2, livello AA, a causa delle inosservanze e delle deroghe elencate di seguito.',
  },
  content: {
    title: 'Contenuti non accessibili',
    intro: 'I contenuti elencati di seguito non sono accessibili per i seguenti motivi.',
    nonCompliance: 'Inosservanza della legislazione',
    barriers: {
      languages:
        'Nomi e testi di aree e chiusure sono quelli delle loro fonti. La loro lingua è indicata dove il gestore la precisa e dove un nome è registrato per lingua; altrove uno screen reader può leggerli male (3.1.2).',
    },
    burden: 'Onere sproporzionato',
    noBurden: 'Nulla è escluso per questo motivo.',
    outOfScope: 'I contenuti non rientrano nell’ambito di applicazione della legislazione applicabile',
    exempt: {
      map: 'L’immagine della mappa non ha un testo proprio: la legge esclude le mappe online le cui informazioni essenziali si ottengono altrimenti. L’elenco accanto alla mappa nomina ogni chiusura, avviso e area della vista, con il suo stato a parole; «Che cosa vale qui» dice che cosa c’è in un luogo, con distanze e direzioni; le schede dicono tutto il resto.',
      thirdParties:
        'Gli sfondi della mappa forniti da terzi e le pagine di fonti e autorità a cui portano i link non dipendono dal gestore.',
    },
    own: 'Che cosa aggiunge il gestore',
    english:
      'Le guide per i visitatori e per i ranger sono nelle lingue di questo sito. Quelle per gestori, webmaster e sviluppatori e le pagine dell’interfaccia dei dati sono in inglese e indicate come tali.',
  },
  preparation: {
    title: 'Redazione della dichiarazione di accessibilità',
    prepared: (day) => `La presente dichiarazione è stata redatta ${article('il', day)}.`,
    reviewed: (day) => `È stata riesaminata da ultimo ${article('il', day)}.`,
    software: (day) =>
      `La sua parte sul software è stata riesaminata da ultimo ${article('il', day)}. Si basa su un’autovalutazione degli autori di Fieldgate, il software di questo sito:`,
    methods: {
      axe: 'Un programma (axe-core) cerca barriere prima di ogni nuova versione: nelle pagine, nei pannelli, nelle schede e nelle finestre di dialogo, in colori chiari, scuri e per il pieno sole, in finestre strette e larghe.',
      keyboard: 'Prove in un browser ripetono, con la sola tastiera, ciò che i visitatori fanno più spesso.',
      review:
        'A novembre 2026 il sito è stato esaminato con la tastiera, con lo zoom al 200% e al 400%, con spaziature del testo più ampie, con colori forzati e simulando il daltonismo; e con lo screen reader Orca in Firefox: è stata cercata una chiusura e letta la sua scheda.',
    },
    notTried: 'Non ancora provati: gli screen reader con le persone che li usano, veri dispositivi touch e Safari.',
  },
  feedback: {
    title: 'Feedback e recapiti',
    intro:
      'Qualcosa ha impedito di usare questo sito, o serve qualcosa in un’altra forma? Basta scrivere e dire che cosa si voleva fare.',
    write: (mail) => `Scrivi a ${mail}`,
    orCall: 'Oppure telefonare:',
    subject: (site) => `Accessibilità di ${site}`,
    body: (page) =>
      `Pagina: ${page}\n\nChe cosa volevo fare:\n\nChe cosa me lo ha impedito:\n\nBrowser e ausili in uso:\n`,
    note: 'Il messaggio comincia con l’indirizzo della pagina da cui si viene; lo si può cambiare a piacere.',
    nobody: 'Il gestore non ha ancora inserito un indirizzo a cui scrivere.',
  },
  enforcement: {
    title: 'Procedura di attuazione',
    turnTo: 'Se non arriva una risposta, o se la risposta non è soddisfacente, ci si può rivolgere a:',
    nobody:
      'Se non arriva una risposta, o se la risposta non è soddisfacente, la legge prevede un’autorità a cui rivolgersi. Il gestore non ha ancora indicato quale.',
  },
  model: 'La presente dichiarazione segue il modello della',
  decision: 'decisione di esecuzione (UE) 2018/1523 della Commissione',
}

import { messages as facts } from '#contract/records/messages/de.ts'
import type { StatementMessages } from './en.ts'

/** The messages of the accessibility statement, in German, in the terms of Durchführungsbeschluss (EU) 2018/1523. */
export const messages: StatementMessages = {
  title: facts.accessibilityStatement,
  commitment: (operator, law) =>
    `${operator} ist bemüht, diese Website im Einklang mit den nationalen Rechtsvorschriften zur Umsetzung der Richtlinie (EU) 2016/2102 des Europäischen Parlaments und des Rates${law} barrierefrei zugänglich zu machen.`,
  anyOperator: 'Der Betreiber',
  scope: (site, host) =>
    `Diese Erklärung zur Barrierefreiheit gilt für ${site} unter ${host}: für die Karte, die Rangerübersicht, die Anleitungen, die weiteren Seiten und die der Datenschnittstelle, und für die Karte, wo andere Websites sie einbinden.`,
  incomplete: {
    title: 'Diese Erklärung ist nicht vollständig',
    what: 'Noch steht hier nicht, wer diese Website betreibt, wie man den Betreiber erreicht und an welche Stelle man sich wenden kann. Was hier über die Software steht, gilt trotzdem.',
    how: 'Betreiber tragen das als „accessibility“ in config.json ein:',
    guide: 'die Website einrichten',
  },
  status: {
    title: 'Stand der Vereinbarkeit mit den Anforderungen',
    partial:
      'Diese Website ist wegen der folgenden Unvereinbarkeiten und Ausnahmen teilweise mit der europäischen Norm EN 301 549 V3.2.1 und mit den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, vereinbar.',
  },
  content: {
    title: 'Nicht barrierefreie Inhalte',
    intro: 'Die nachstehend aufgeführten Inhalte sind aus folgenden Gründen nicht barrierefrei.',
    nonCompliance: 'Unvereinbarkeit mit den Rechtsvorschriften',
    barriers: {
      languages:
        'Namen und Texte von Gebieten und Sperrungen stehen da, wie ihre Quellen sie geschrieben haben. Ihre Sprache ist ausgezeichnet, wo der Betreiber sie angibt und wo ein Name nach Sprachen erfasst ist; sonst liest ein Screenreader sie vielleicht falsch vor (3.1.2).',
    },
    burden: 'Unverhältnismäßige Belastung',
    noBurden: 'Aus diesem Grund ist nichts ausgenommen.',
    outOfScope: 'Die Inhalte fallen nicht in den Anwendungsbereich der anwendbaren Rechtsvorschriften',
    exempt: {
      map: 'Das Bild der Karte hat keinen eigenen Text: Das Gesetz nimmt Online-Karten aus, wenn man das Wesentliche auch anders erfährt. Die Liste neben der Karte nennt jede Sperrung, jeden Hinweis und jedes Gebiet im Ausschnitt mit dem Status in Worten; „Was gilt hier“ sagt, was an einem Ort ist, mit Entfernungen und Richtungen; alles Weitere steht bei den Einzelheiten.',
      thirdParties:
        'Hintergründe der Karte, die von Dritten kommen, und Seiten von Quellen und Behörden, zu denen Links führen, liegen nicht in der Hand des Betreibers.',
    },
    own: 'Was der Betreiber ergänzt',
    english:
      'Die Anleitungen für Besucher und Ranger gibt es in den Sprachen dieser Website. Die für Betreiber, Webmaster und Programmierer und die Seiten der Datenschnittstelle sind auf Englisch und so ausgezeichnet.',
  },
  preparation: {
    title: 'Erstellung dieser Erklärung zur Barrierefreiheit',
    prepared: (day) => `Diese Erklärung wurde am ${day} erstellt.`,
    reviewed: (day) => `Sie wurde zuletzt am ${day} überprüft.`,
    software: (day) =>
      `Ihr Teil über die Software wurde zuletzt am ${day} überprüft. Er beruht auf einer Selbstbewertung durch die Hersteller von Fieldgate, der Software dieser Website:`,
    methods: {
      axe: 'Ein Programm (axe-core) sucht vor jeder neuen Version nach Barrieren: auf Seiten, in Leisten, Einzelheiten und Dialogen, in hellen und dunklen Farben und denen für die Sonne, in schmalen und breiten Fenstern.',
      keyboard: 'Tests in einem Browser tun das, was Besucher am häufigsten tun, nur mit der Tastatur.',
      review:
        'Im November 2026 wurde die Website durchgesehen: mit der Tastatur, bei 200 % und 400 % Zoom, mit größeren Textabständen, mit erzwungenen Farben und mit simulierter Farbenblindheit; und mit dem Screenreader Orca in Firefox: Eine Sperrung wurde gesucht und vorgelesen.',
    },
    notTried:
      'Noch nicht erprobt: Screenreader mit den Menschen, die sie benutzen, echte Geräte mit Touchscreen und Safari.',
  },
  feedback: {
    title: 'Feedback und Kontaktangaben',
    intro:
      'Hat Sie etwas daran gehindert, diese Website zu benutzen, oder brauchen Sie etwas in anderer Form? Bitte schreiben Sie, und sagen Sie, was Sie tun wollten.',
    write: (mail) => `An ${mail} schreiben`,
    orCall: 'Oder rufen Sie an:',
    subject: (site) => `Barrierefreiheit von ${site}`,
    body: (page) =>
      `Seite: ${page}\n\nWas ich tun wollte:\n\nWas mich daran gehindert hat:\n\nBrowser und Hilfsmittel:\n`,
    note: 'Die Nachricht beginnt mit der Adresse der Seite, von der Sie kommen; ändern Sie daran, was Sie möchten.',
    nobody: 'Der Betreiber hat noch keine Adresse eingetragen, an die man schreiben kann.',
  },
  enforcement: {
    title: 'Durchsetzungsverfahren',
    turnTo: 'Wenn keine Antwort kommt oder die Antwort nicht zufriedenstellt, können Sie sich an diese Stelle wenden:',
    nobody:
      'Wenn keine Antwort kommt oder die Antwort nicht zufriedenstellt, sieht das Gesetz eine Stelle vor, an die Sie sich wenden können. Der Betreiber hat noch nicht eingetragen, welche das ist.',
  },
  model: 'Diese Erklärung folgt dem Muster im',
  decision: 'Durchführungsbeschluss (EU) 2018/1523 der Kommission',
}

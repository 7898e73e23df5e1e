import { messages as facts } from '#contract/records/messages/en.ts'

/** The messages of the accessibility statement, in English, in the terms of Implementing Decision (EU) 2018/1523. */
export const messages = {
  title: facts.accessibilityStatement,
  /** `law`: which one it is, put after it; nothing where the operator does not say. */
  commitment: (operator: string, law: string) =>
    `${operator} is committed to making this website accessible, in accordance with the national law that carries out Directive (EU) 2016/2102 of the European Parliament and of the Council${law}.`,
  anyOperator: 'The operator',
  scope: (site: string, host: string) =>
    `This accessibility statement applies to ${site} at ${host}: the map, the rangers’ desk, the guides, the pages beside them and those of the data interface, and the map where other websites embed it.`,
  incomplete: {
    title: 'This statement is not complete',
    what: 'The operator of this website has not said yet who they are, how to reach them and which body to turn to. What is said here about the software holds all the same.',
    how: 'Operators enter it as “accessibility” in config.json:',
    guide: 'how to configure the site',
  },
  status: {
    title: 'Compliance status',
    partial:
      'This website is partially compliant with the European standard EN 301 549 V3.2.1 and with the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, due to the non-compliances and the exemptions listed below.',
  },
  content: {
    title: 'Non-accessible content',
    intro: 'The content listed below is non-accessible for the following reasons.',
    nonCompliance: 'Non-compliance with the law',
    barriers: {
      languages:
        'Names and texts of areas and closures are shown as their sources wrote them. Their language is marked where the operator says which it is, and where a name is recorded by language; elsewhere a screen reader may read them out wrongly (3.1.2).',
    },
    burden: 'Disproportionate burden',
    noBurden: 'Nothing is exempted for this reason.',
    outOfScope: 'The content is not within the scope of the applicable legislation',
    exempt: {
      map: 'The picture of the map has no text of its own: the law exempts online maps where their essential information can be had otherwise. The list beside the map names every closure, notice and area in view, with its status in words; “What applies here” tells what is at a place, with distances and directions; cards tell all the rest.',
      thirdParties:
        'Backgrounds of the map that come from third parties, and pages of sources and authorities that cards link to, are not in the operator’s hands.',
    },
    own: 'What the operator adds',
    english:
      'The guides for visitors and rangers are in the languages of this site. Those for operators, webmasters and programmers, and the pages of the data interface, are in English and marked as such.',
  },
  preparation: {
    title: 'Preparation of this accessibility statement',
    prepared: (day: string) => `This statement was prepared on ${day}.`,
    reviewed: (day: string) => `It was last reviewed on ${day}.`,
    software: (day: string) =>
      `Its part about the software was last reviewed on ${day}. It rests on a self-assessment by those who make Fieldgate, the software of this website:`,
    methods: {
      axe: 'A program (axe-core) looks for barriers on pages, panels, cards and dialogs, in light, dark and sunlight colours and in narrow and wide windows, before each new version.',
      keyboard: 'Tests in a browser go through what visitors do most by keyboard alone.',
      review:
        'In November 2026 the website was gone through by keyboard, at 200 % and 400 % zoom, with wider text spacing, with forced colours and in simulated colour blindness; and with the screen reader Orca in Firefox: a closure was searched for and its card read.',
    },
    notTried: 'Not tried yet: screen readers with the people who use them, real touch devices, and Safari.',
  },
  feedback: {
    title: 'Feedback and contact information',
    intro:
      'Has something kept you from using this website, or do you need something in another form? Please write, and say what you wanted to do.',
    write: (mail: string) => `Write to ${mail}`,
    orCall: 'Or call:',
    subject: (site: string) => `Accessibility of ${site}`,
    body: (page: string) =>
      `Page: ${page}\n\nWhat I wanted to do:\n\nWhat kept me from it:\n\nBrowser and aids in use:\n`,
    note: 'The message begins with the address of the page that you come from; change in it what you like.',
    nobody: 'The operator has not entered an address to write to yet.',
  },
  enforcement: {
    title: 'Enforcement procedure',
    turnTo: 'If no answer comes, or the answer does not satisfy you, you can turn to:',
    nobody:
      'If no answer comes, or the answer does not satisfy you, the law provides for a body that you can turn to. The operator has not entered yet which one it is.',
  },
  model: 'This statement follows the model of',
  decision: 'Commission Implementing Decision (EU) 2018/1523',
}

export type StatementMessages = typeof messages

import { messages as facts } from '#contract/records/messages/fr.ts'
import type { StatementMessages } from './en.ts'

/** The messages of the accessibility statement, in French, in the terms of décision d’exécution (UE) 2018/1523. */
export const messages: StatementMessages = {
  title: facts.accessibilityStatement,
  commitment: (operator, law) =>
    `${operator} s’engage à rendre ce site internet accessible, conformément aux dispositions nationales qui transposent la directive (UE) 2016/2102 du Parlement européen et du Conseil${law}.`,
  anyOperator: 'L’exploitant',
  scope: (site, host) =>
    `La présente déclaration d’accessibilité s’applique à ${site}, à l’adresse ${host} : la carte, le tableau des rangers, les guides, les pages voisines et celles de l’interface de données, ainsi que la carte intégrée dans d’autres sites.`,
  incomplete: {
    title: 'Cette déclaration n’est pas complète',
    what: 'L’exploitant de ce site n’a pas encore indiqué qui il est, comment le joindre, ni à quel organisme s’adresser. Ce qui est dit ici du logiciel est valable malgré tout.',
    how: 'Les exploitants l’inscrivent sous « accessibility » dans config.json :',
    guide: 'configurer le site',
  },
  status: {
    title: 'État de conformité',
    partial:
      'Ce site internet est partiellement conforme à la norme européenne EN 301 549 V3.2.1 et aux règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA, en raison des éléments non conformes et des dérogations énumérés ci-dessous.',
  },
  content: {
    title: 'Contenu non accessible',
    intro: 'Le contenu visé ci-dessous n’est pas accessible pour les raisons suivantes.',
    nonCompliance: 'Non-conformité à la législation',
    barriers: {
      languages:
        'Les noms et les textes des aires et des fermetures sont ceux de leurs sources. Leur langue est indiquée là où l’exploitant la précise et là où un nom est enregistré par langue ; ailleurs, un lecteur d’écran peut mal les prononcer (3.1.2).',
    },
    burden: 'Charge disproportionnée',
    noBurden: 'Rien n’est exempté pour cette raison.',
    outOfScope: 'Le contenu n’entre pas dans le champ d’application de la législation applicable',
    exempt: {
      map: 'L’image de la carte n’a pas de texte propre : la loi exempte les cartes en ligne dont l’essentiel s’obtient autrement. La liste à côté de la carte nomme chaque fermeture, chaque avis et chaque aire de la vue, avec son statut en mots ; « Ce qui s’applique ici » dit ce qui se trouve à un endroit, avec distances et directions ; les fiches disent tout le reste.',
      thirdParties:
        'Les fonds de carte fournis par des tiers, et les pages de sources et d’autorités vers lesquelles mènent des liens, ne dépendent pas de l’exploitant.',
    },
    own: 'Ce que l’exploitant ajoute',
    english:
      'Les guides pour les visiteurs et les rangers existent dans les langues de ce site. Ceux qui s’adressent aux exploitants, aux webmestres et aux développeurs, ainsi que les pages de l’interface de données, sont en anglais et indiqués comme tels.',
  },
  preparation: {
    title: 'Établissement de la présente déclaration d’accessibilité',
    prepared: (day) => `La présente déclaration a été établie le ${day}.`,
    reviewed: (day) => `Elle a été revue pour la dernière fois le ${day}.`,
    software: (day) =>
      `Sa partie sur le logiciel a été revue pour la dernière fois le ${day}. Elle repose sur une autoévaluation faite par les auteurs de Fieldgate, le logiciel de ce site :`,
    methods: {
      axe: 'Un programme (axe-core) cherche des obstacles avant chaque nouvelle version : sur les pages, dans les volets, les fiches et les boîtes de dialogue, en couleurs claires, sombres et pour le plein soleil, dans des fenêtres étroites et larges.',
      keyboard: 'Des tests dans un navigateur font, au clavier seulement, ce que les visiteurs font le plus souvent.',
      review:
        'En novembre 2026, le site a été parcouru au clavier, avec un zoom de 200 % et de 400 %, avec un espacement du texte augmenté, avec des couleurs forcées et en simulant le daltonisme ; et avec le lecteur d’écran Orca dans Firefox : une fermeture a été cherchée et sa fiche lue.',
    },
    notTried:
      'Pas encore essayés : des lecteurs d’écran avec les personnes qui s’en servent, de vrais appareils tactiles et Safari.',
  },
  feedback: {
    title: 'Retour d’information et coordonnées de contact',
    intro:
      'Quelque chose vous a empêché d’utiliser ce site, ou vous faut-il quelque chose sous une autre forme ? Écrivez, et dites ce que vous vouliez faire.',
    write: (mail) => `Écrire à ${mail}`,
    orCall: 'Ou appelez :',
    subject: (site) => `Accessibilité : ${site}`,
    body: (page) =>
      `Page : ${page}\n\nCe que je voulais faire :\n\nCe qui m’en a empêché :\n\nNavigateur et aides techniques :\n`,
    note: 'Le message commence par l’adresse de la page d’où vous venez ; changez-y ce que vous voulez.',
    nobody: 'L’exploitant n’a pas encore indiqué d’adresse à laquelle écrire.',
  },
  enforcement: {
    title: 'Procédure permettant d’assurer le respect des dispositions',
    turnTo: 'Si aucune réponse ne vient, ou si la réponse ne vous satisfait pas, vous pouvez vous adresser à :',
    nobody:
      'Si aucune réponse ne vient, ou si la réponse ne vous satisfait pas, la loi prévoit un organisme auquel vous adresser. L’exploitant n’a pas encore indiqué lequel.',
  },
  model: 'La présente déclaration suit le modèle de la',
  decision: 'décision d’exécution (UE) 2018/1523 de la Commission',
}

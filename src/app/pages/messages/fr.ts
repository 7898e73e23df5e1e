import { grammarOf } from '#contract/messages/grammar.ts'
import type { PageMessages } from './en.ts'

const { count, number } = grammarOf('fr')

/** The messages of the pages about licences and data, in French. */
export const messages: PageMessages = {
  licences: {
    intro: 'À qui appartiennent les données et la carte, et à quelles conditions elles peuvent être utilisées.',
    basemap: 'Fond de carte',
    basemapNote:
      'Le fond de carte fourni avec ce site est dessiné à partir de ses propres données ; aucun autre service n’est interrogé.',
    software: 'Logiciel',
    mit: (title) => `${title} fonctionne avec Fieldgate, un logiciel libre sous licence MIT.`,
    packages: 'Il repose sur les paquets suivants :',
    packagesNotLoaded: 'La liste des paquets n’a pas pu être chargée.',
    licenceText: 'Texte de la licence',
    records: count({ one: '# entrée', other: '# entrées' }),
    noLicence: 'aucune licence indiquée',
    noSource: 'Sans source',
    partly: (read, all) => `Compté sur ${number(read)} entrées parmi ${number(all)}.`,
    nothing: 'Aucune enregistrée.',
    offered: 'Licences que le service connaît',
  },
  data: {
    intro:
      'Tout ce que montre la carte est aussi accessible aux programmes : en lecture seule, en JSON, sans clé, depuis n’importe quelle origine.',
    holds: 'Ce qu’il y a',
    count: (n, of) => `${n} ${of}`,
    closures: 'fermetures et avis, en cours et à venir',
    changed: (when) => `Dernière modification des données : ${when}.`,
    mirrored: (host, when) =>
      `Elles sont une copie de celles du service ${host}, comparée pour la dernière fois : ${when}.`,
    demo: 'Ce sont des données de démonstration : les aires existent, les fermetures sont inventées.',
    get: 'Comment les obtenir',
    address: 'Adresse du service :',
    browse:
      'Ouverte dans un navigateur, chacune de ces adresses est une page avec des liens à suivre et les filtres sous forme de formulaire.',
    asJson: 'en JSON',
    resources: {
      root: 'toutes les ressources, et ce que ce service sait faire',
      areas: 'aires protégées',
      closures: 'fermetures et avis',
      categories: 'catégories d’aires',
      countries: 'pays',
      activities: 'activités',
      reasons: 'motifs',
      sources: 'sources',
      licences: 'licences',
      wildlife: 'espèces et milieux naturels, et leurs périodes sensibles',
      organisations: 'qui est responsable',
      openapi: 'l’interface, pour les programmes qui génèrent des clients (OpenAPI 3.1)',
      changelog: 'ce qui a changé dans l’interface',
      areasDeleted: 'aires qui n’existent plus',
      closuresDeleted: 'fermetures qui n’existent plus',
      closuresSummary: 'nombres pour chaque choix d’un filtre',
    },
    formats: 'Les fermetures dans d’autres formats',
    formatsNote:
      'Chacun accepte les filtres de la liste : un flux peut ainsi porter sur une activité, un lieu ou une source.',
    formatNames: {
      geojson: 'GeoJSON, pour les cartes et les systèmes d’information géographique',
      csv: 'CSV, pour les tableurs',
      ics: 'iCalendar, pour s’abonner depuis un calendrier',
      rss: 'RSS, à suivre dans un lecteur de flux',
    },
    tiles: 'Tuiles vectorielles des aires (TileJSON)',
    bare: 'Ce service n’offre que l’interface commune : listes d’aires et de fermetures, et les mots derrière certains de leurs identifiants.',
    fair: 'Bon usage',
    fairRules: [
      'Demandez les champs dont vous avez besoin, et 1000 entrées par page.',
      'Gardez ce que vous avez et redemandez avec son ETag : une réponse inchangée ne coûte presque rien.',
      'Pour tenir une copie, demandez ce qui a changé (updated_after) et les listes de suppressions, plutôt que tout de nouveau.',
      'Si la réponse indique Retry-After, attendez ce temps.',
      'Citez la source et respectez sa licence. L’absence de fermeture enregistrée ne veut pas dire que tout est permis : les panneaux sur place font foi.',
    ],
    guide: 'Le guide de l’interface',
    licences: 'Licences des données',
  },
}

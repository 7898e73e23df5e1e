import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as core } from '#core/i18n/messages/de.ts'
import type { PageMessages } from './en.ts'

const { count, number } = grammarOf('de')

/** The messages of the pages about licences and data, in German. */
export const messages: PageMessages = {
  licences: {
    intro: 'Wem Daten und Karte zu verdanken sind und zu welchen Bedingungen sie genutzt werden dürfen.',
    basemap: 'Hintergrund der Karte',
    basemapNote:
      'Der mitgelieferte Hintergrund wird aus eigenen Daten gezeichnet; kein anderer Dienst wird danach gefragt.',
    software: 'Software',
    mit: (title) => `${title} läuft mit Fieldgate, freier Software unter der MIT-Lizenz.`,
    packages: 'Sie baut auf diesen Paketen auf:',
    packagesNotLoaded: 'Die Liste der Pakete konnte nicht geladen werden.',
    licenceText: 'Lizenztext',
    records: count({ one: '# Eintrag', other: '# Einträge' }),
    noLicence: 'keine Lizenz genannt',
    noSource: 'Ohne Quelle',
    partly: (read, all) => `Gezählt: ${number(read)} von ${number(all)} Einträgen.`,
    nothing: 'Keine erfasst.',
    offered: 'Lizenzen, die der Dienst kennt',
  },
  data: {
    intro:
      'Alles, was die Karte zeigt, bekommen auch Programme: nur zum Lesen, als JSON, ohne Schlüssel, von überall her.',
    holds: 'Was da ist',
    count: (n, of) => `${n} ${of}`,
    closures: 'Sperrungen und Hinweise, aktuelle und künftige',
    changed: (when) => `Die Daten wurden zuletzt am ${when} geändert.`,
    mirrored: (host, when) => `Sie sind ein Abbild von ${host}, zuletzt verglichen am ${when}.`,
    demo: 'Es sind Demodaten: Die Gebiete sind echt, die Sperrungen erfunden.',
    get: 'Wie man sie bekommt',
    address: 'Der Dienst ist unter',
    browse:
      'Im Browser geöffnet ist jede dieser Adressen eine Seite mit Links, denen man folgen kann, und den Filtern als Formular.',
    asJson: 'als JSON',
    resources: {
      root: 'alle Ressourcen und was dieser Dienst kann',
      areas: core.areas.title,
      closures: core.closures.title,
      categories: 'Arten von Gebieten',
      countries: 'Länder',
      activities: 'Aktivitäten',
      reasons: 'Gründe',
      sources: 'Quellen',
      licences: core.titles.licences,
      wildlife: 'Arten, Lebensräume und wann sie empfindlich sind',
      organisations: 'wer zuständig ist',
      openapi: 'die Schnittstelle für Programme, die Clients erzeugen (OpenAPI 3.1)',
      changelog: 'was sich an der Schnittstelle geändert hat',
      areasDeleted: 'Gebiete, die es nicht mehr gibt',
      closuresDeleted: 'Sperrungen, die es nicht mehr gibt',
      closuresSummary: 'Anzahl je Auswahl eines Filters',
    },
    formats: 'Sperrungen in anderen Formaten',
    formatsNote:
      'Jedes nimmt die Filter der Liste an: So kann ein Feed eine Aktivität, einen Ort oder eine Quelle betreffen.',
    formatNames: {
      geojson: 'GeoJSON, für Karten und Geoinformationssysteme',
      csv: 'CSV, für Tabellen',
      ics: 'iCalendar, zum Abonnieren im Kalender',
      rss: 'RSS, zum Verfolgen im Feedreader',
    },
    tiles: 'Vektorkacheln der Gebiete (TileJSON)',
    bare: 'Dieser Dienst hat nur die gemeinsame Schnittstelle: Listen der Gebiete und Sperrungen und die Wörter zu einigen ihrer Nummern.',
    fair: 'Rücksichtsvoll nutzen',
    fairRules: [
      'Nur die Felder verlangen, die man braucht, und 1000 Einträge je Seite.',
      'Behalten, was man hat, und mit dessen ETag wieder fragen: Eine unveränderte Antwort kostet fast nichts.',
      'Für ein Abbild nach dem Geänderten fragen (updated_after) und nach den Löschungen, statt alles neu zu holen.',
      'Nennt die Antwort Retry-After, so lange warten.',
      'Die Quelle nennen und ihre Lizenz achten. Keine erfasste Sperrung heißt nicht, dass alles erlaubt ist: Es gelten die Schilder vor Ort.',
    ],
    guide: 'Die Anleitung zur Schnittstelle',
    licences: 'Lizenzen der Daten',
  },
}

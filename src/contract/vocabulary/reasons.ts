import { terms } from './languages.ts'

/** Why something is closed. */
export const reasons = terms([
  ['breeding', 'Breeding season', 'Brutzeit', 'Période de reproduction', 'Periodo di riproduzione'],
  ['rest_area', 'Wildlife rest area', 'Ruhe für Wildtiere', 'Tranquillité de la faune', 'Tranquillità della fauna'],
  ['species', 'Species protection', 'Artenschutz', 'Protection des espèces', 'Protezione delle specie'],
  ['restoration', 'Habitat restoration', 'Renaturierung', 'Restauration du milieu', 'Ripristino dell’habitat'],
  [
    'rockfall',
    'Rockfall or landslide',
    'Steinschlag oder Rutsch',
    'Chute de pierres ou glissement',
    'Caduta massi o frana',
  ],
  ['avalanche', 'Avalanche or snow', 'Lawine oder Schnee', 'Avalanche ou neige', 'Valanga o neve'],
  ['flood', 'Flood', 'Hochwasser', 'Inondation', 'Alluvione'],
  ['storm', 'Storm damage', 'Sturmschaden', 'Dégâts de tempête', 'Danni da tempesta'],
  ['fire', 'Fire danger', 'Brandgefahr', 'Danger d’incendie', 'Pericolo d’incendio'],
  ['forestry', 'Forestry work', 'Forstarbeiten', 'Travaux forestiers', 'Lavori forestali'],
  ['construction', 'Construction', 'Bauarbeiten', 'Chantier', 'Lavori di costruzione'],
  [
    'infrastructure',
    'Damaged infrastructure',
    'Beschädigte Anlagen',
    'Infrastructure endommagée',
    'Infrastruttura danneggiata',
  ],
  ['hunting', 'Hunting', 'Jagd', 'Chasse', 'Caccia'],
  ['disease', 'Animal disease', 'Tierseuche', 'Épizootie', 'Epizoozia'],
  ['dangerous_animals', 'Dangerous animals', 'Gefährliche Tiere', 'Animaux dangereux', 'Animali pericolosi'],
  ['event', 'Event', 'Veranstaltung', 'Manifestation', 'Evento'],
  ['military', 'Military', 'Militär', 'Activité militaire', 'Attività militare'],
  ['visitors', 'Visitor management', 'Besucherlenkung', 'Gestion des visiteurs', 'Gestione dei visitatori'],
  ['water', 'Water quality', 'Wasserqualität', 'Qualité de l’eau', 'Qualità dell’acqua'],
  ['other', 'Other', 'Anderes', 'Autre', 'Altro'],
])

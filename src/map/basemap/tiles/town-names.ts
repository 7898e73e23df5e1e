import { isLanguage, type Language } from '#core/i18n/language.ts'
import { EXTENT, type TileId } from './tile-id.ts'

/** What large towns of Europe are called: in the data, in English, German, French and Italian; empty: as in the data. */
const TOWNS = `
Vienna//Wien/Vienne/
Brussels//Brüssel/Bruxelles/Bruxelles
Antwerpen/Antwerp//Anvers/Anversa
Gent/Ghent//Gand/Gand
Brugge/Bruges/Brügge/Bruges/Bruges
Liège//Lüttich//Liegi
Genève/Geneva/Genf//Ginevra
Zürich/Zurich//Zurich/Zurigo
Basel///Bâle/Basilea
Bern///Berne/Berna
Luzern/Lucerne//Lucerne/Lucerna
Lausanne////Losanna
Prague//Prag//Praga
Pilsen/Plzeň//Plzeň/Plzeň
Munich//München//Monaco di Baviera
Köln/Cologne//Cologne/Colonia
Nürnberg/Nuremberg//Nuremberg/Norimberga
Hannover/Hanover//Hanovre/
Berlin////Berlino
Hamburg///Hambourg/Amburgo
Dresden///Dresde/Dresda
Regensburg///Ratisbonne/Ratisbona
Frankfurt am Main/Frankfurt//Francfort/Francoforte
Stuttgart////Stoccarda
Copenhagen//Kopenhagen/Copenhague/
Sevilla/Seville//Séville/Siviglia
Zaragoza//Saragossa/Saragosse/Saragozza
Paris////Parigi
Strasbourg//Straßburg//Strasburgo
Nice//Nizza//Nizza
Lyon////Lione
Marseille////Marsiglia
London///Londres/Londra
Edinburgh///Édimbourg/Edimburgo
Athens//Athen/Athènes/Atene
Rome//Rom//Roma
Milan//Mailand//Milano
Venice//Venedig/Venise/Venezia
Florence//Florenz//Firenze
Naples//Neapel//Napoli
Turin////Torino
Genoa//Genua/Gênes/Genova
Bolzano//Bozen//
Merano//Meran//
Bressanone//Brixen//
Brunico//Bruneck//
Trento//Trient/Trente/
Aosta///Aoste/
Trieste//Triest//
Luxembourg//Luxemburg//Lussemburgo
The Hague//Den Haag/La Haye/L’Aia
Warsaw//Warschau/Varsovie/Varsavia
Kraków//Krakau/Cracovie/Cracovia
Wrocław//Breslau//Breslavia
Gdańsk//Danzig//Danzica
Lisbon//Lissabon/Lisbonne/Lisbona
Bucharest//Bukarest/Bucarest/Bucarest
Belgrade//Belgrad//Belgrado
Göteborg/Gothenburg//Göteborg/
Ljubljana////Lubiana
Zagreb////Zagabria
Kyiv//Kiew/Kiev/
Moscow//Moskau/Moscou/Mosca
`

const LANGUAGE_AT: Readonly<Record<Language, number>> = { en: 1, de: 2, fr: 3, it: 4 }
const ROWS = new Map(
  TOWNS.trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('/')), line.split('/')]),
)

/** Europe on the map's unit square: elsewhere are towns of the same names. */
const EUROPE = { left: 0.46, right: 0.61, top: 0.2, bottom: 0.41 }

/** What a town of the data is called in a language, by its name and place in a tile. */
export function townName(name: string, language: string, tile: TileId, [x, y]: readonly [number, number]): string {
  const row = ROWS.get(name)
  if (row === undefined || !isLanguage(language) || !isInEurope(tile, x, y)) return name
  return row[LANGUAGE_AT[language]] || name
}

function isInEurope(tile: TileId, x: number, y: number): boolean {
  const world = 2 ** tile.z
  const [left, top] = [(tile.x + x / EXTENT) / world, (tile.y + y / EXTENT) / world]
  return left > EUROPE.left && left < EUROPE.right && top > EUROPE.top && top < EUROPE.bottom
}

import { AREA_FIELDS } from '#contract/records/area.ts'
import { CLOSURE_FIELDS } from '#contract/records/closure.ts'
import { uuidOf } from '#testing/builders.ts'

const words = (text: string) => text.trim().split(/\s+/)

const numbers = words(`
  NaN Infinity -Infinity 1e999 -1e999 1e308 1e-400 0x1F 1_000 -0 0 -1 1.5 . + - ٣ １２ ${'9'.repeat(400)}
  9007199254740993 18446744073709551616 2147483648
`)
const encodings = words(String.raw`
  %ED%A0%80 %ud800 %C0%AF %FF % %zz %00 %0d%0aSet-Cookie:a=b %09 %20 %2F %F0%9F%98%80 \ud800 ..%5c %2e%2e %2e%2e%2f
`)
const paths = words(String.raw`.. ../../etc/passwd // /./ \ ~ file:///etc/passwd javascript:alert(1) #x ; &&& == a=b=c`)
const names = words(
  '__proto__ constructor toString hasOwnProperty __proto__[x] prototype.x then null undefined true on',
)
const statements = words(`
  '/**/OR/**/1=1-- ");DROP/**/TABLE/**/area;-- '/**/UNION/**/SELECT(uuid)FROM/**/area-- ' " % _ * ?1 :name @x $1
`)
const markup = words('<script>alert(1)</script> "><img/src=x/onerror=alert(1)> &amp; {{7*7}} ${7*7} <!--')
const brackets = [...words('[[[[ ]]]] [] {} {"a":[[[ , ,,,,'), '['.repeat(2000), '('.repeat(500)]
const scripts = [
  ...words('😀 é é ß İ ﬃ'),
  '\u202Eevil',
  '\u200F',
  '\uFEFF',
  '\ud800',
  '\udfff\ud800',
  '\0',
  '\t',
  ' ',
  '',
]
const lengths = ['a'.repeat(3000), 'a\u0300'.repeat(300), ','.repeat(4000), ','.repeat(9000)]

/** What nobody sends who means well. */
export const PIECES: readonly string[] = [
  numbers,
  encodings,
  paths,
  names,
  statements,
  markup,
  brackets,
  scripts,
  lengths,
].flat()

const dates = words(`
  2026-05-15 2026-02-30 2026-5-1 0000-01-01 9999-12-31 -000001-01-01 275760-09-14 2026-05-15T00:00 2026-05-15Z
`)
const boxes = words(`
  13,48,14,49 180,-90,-180,90 -180,-90,180,90 13,48,13,48 14,49,13,48 1e1,4e1,14,49 13,48,14 ,,, 13,48,14,NaN
  13,48,14,Infinity 181,0,1,1 1,1,1,1,1 -0,-0,0,0 1e-320,0,1,1
`)
const choices = words(`
  current current,upcoming,expired Current closure notice,closure authority 1 1,2,3 7 last 1000 1001 50 2 marsh breeding
  json api geojson rss ics csv xml JSON de fr-CH en-US,en xx * uuid geometry uuid,*,geometry
  ${uuidOf(1)} ${uuidOf(1).toUpperCase()} ${AREA_FIELDS.join(',')} ${CLOSURE_FIELDS.join(',')}
`)
const places = words(`
  2026-05-01T00:00:00Z,${uuidOf(1)} 2026-05-01T00:00:00.123456789+14:00,${uuidOf(2)} ,${uuidOf(1)}
  9999-12-31T23:59:59Z,${uuidOf(1)} 0000-01-01T00:00:00Z,${uuidOf(1)},
`)

/** What is right for some parameter, or nearly so. */
export const VALUES: readonly string[] = [
  dates,
  boxes,
  choices,
  places,
  [' 13, 48 ,14 ,49', Array.from({ length: 1500 }, (_, at) => at).join(',')],
].flat()

/** Every parameter of the contract, and one that it does not know. */
export const PARAMS: readonly string[] = words(`
  fields category_id country_id q updated_after bbox status type reason_id activity_id source_id source_kind
  starts_after starts_before ends_after ends_before active_on date page page_size after format lang v other
`)

/** Headers that a service may look at. */
export const HEADERS: Readonly<Record<string, readonly string[]>> = {
  Accept: [
    ...words('text/html application/json */* text/html;q=0 image/png ;;; a/b;q=NaN , *'),
    'text/html,'.repeat(300),
  ],
  'Accept-Encoding': [
    ...words('gzip br gzip;q=0,*;q=0 identity;q=0 * gzip;q=1e999 br;q=0.5,gzip;q=-1'),
    ','.repeat(500),
  ],
  'Accept-Language': [...words('de de-AT;q=0.9,fr * de;q=abc __proto__ -'), 'x'.repeat(2000), 'en-'.repeat(100)],
  'If-None-Match': [...words('* "x" W/"x" " "a","b" NaN'), ','.repeat(3000)],
  'If-Modified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'never'],
  Range: words('bytes=0-0 bytes=-1 bytes=5-1 bytes=0-99999999999999999999 lines=1 bytes=,,,'),
  Origin: words('null https://example.org x'),
  'X-Forwarded-Host': words('evil.example a,b [ @'),
  'X-Forwarded-Proto': words('https javascript ,'),
  'Content-Type': words('application/json text/html'),
}

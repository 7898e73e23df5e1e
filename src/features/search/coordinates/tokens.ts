/** One sign of a text with coordinates. */
export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly whole: boolean; readonly unit: Unit | null }
  | { readonly kind: 'sign'; readonly factor: 1 | -1 }
  | { readonly kind: 'direction'; readonly axis: Axis; readonly factor: 1 | -1 }
  | { readonly kind: 'axis'; readonly axis: Axis }
  | { readonly kind: 'separator' }

export type Axis = 'lat' | 'lng'
export type Unit = '°' | "'" | '"'

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[º˚]|\bdeg(?:rees)?\b|\bgrad\b/gi, '°'],
  [/′′|''|″|[”“„ʺ]/g, '"'],
  [/[′’‘´`ʹ]/g, "'"],
  [/[−–]/g, '-'],
  [/[()[\]]/g, ' '],
]

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:latitud(?:e|ine)|lat|breitengrad|breite)\b\.?\s*[:=]?/g, 'φ'],
  [/\b(?:longitud(?:e|ine)|long|lon|lng|l(?:ä|ae)ngengrad|l(?:ä|ae)nge)\b\.?\s*[:=]?/g, 'λ'],
  [/\b(?:north|nord|n(?:ö|oe)rdl\.?)(?![a-z])/g, 'n'],
  [/\b(?:south|s(?:ü|ue?)d|s(?:ü|ue)dl\.?)(?![a-z])/g, 's'],
  [/\b(?:east|est|ost|(?:ö|oe)stl\.?)(?![a-z])/g, 'e'],
  [/\b(?:west|westl\.?|ouest|ovest)(?![a-z])/g, 'w'],
]

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)\s*([°'"])?|([+-])|([nsew])(?![a-z])|([φλ])|([,;/|&]))\s*/y

const DIRECTIONS = new Map<string, Token>([
  ['n', { kind: 'direction', axis: 'lat', factor: 1 }],
  ['s', { kind: 'direction', axis: 'lat', factor: -1 }],
  ['e', { kind: 'direction', axis: 'lng', factor: 1 }],
  ['w', { kind: 'direction', axis: 'lng', factor: -1 }],
  ['φ', { kind: 'axis', axis: 'lat' }],
  ['λ', { kind: 'axis', axis: 'lng' }],
])

/** The signs of a text with decimal points; null where it has others than those of coordinates. */
export function tokensOf(text: string): readonly Token[] | null {
  let plain = text.toLowerCase()
  for (const [pattern, sign] of [...SIGNS, ...WORDS]) plain = plain.replace(pattern, sign)
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < plain.length) {
    const found = TOKEN.exec(plain)
    if (found === null) return null
    tokens.push(tokenOf(found))
  }
  return tokens
}

function tokenOf([, number, unit, sign, direction, axis]: RegExpExecArray): Token {
  if (number !== undefined) {
    return { kind: 'number', value: Number(number), whole: !number.includes('.'), unit: unitOf(unit) }
  }
  if (sign !== undefined) return { kind: 'sign', factor: sign === '-' ? -1 : 1 }
  return DIRECTIONS.get(direction ?? axis ?? '') ?? { kind: 'separator' }
}

function unitOf(text: string | undefined): Unit | null {
  return text === '°' || text === "'" || text === '"' ? text : null
}

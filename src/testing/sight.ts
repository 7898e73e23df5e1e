// Colours as people with other eyes see them: matrices of Machado, Oliveira and Fernandes (2009) at full severity, over
// linear light.
const MATRICES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} as const

/** Kinds of colour vision other than the usual one. */
export const VISIONS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const
export type Vision = (typeof VISIONS)[number]

/** A colour (`#rrggbb`) as one with a kind of vision sees it. */
export function seenWith(vision: Vision, colour: string): string {
  const light = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  const seen = MATRICES[vision].map((row) => row.reduce((sum, share, index) => sum + share * (light[index] ?? 0), 0))
  return `#${seen.map(hex).join('')}`
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function hex(light: number): string {
  const within = Math.min(1, Math.max(0, light))
  const share = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
}

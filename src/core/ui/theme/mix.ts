/** The colour that lies the share `t` (0 to 1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, t: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * t))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

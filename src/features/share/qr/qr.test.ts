import { describe, expect, it } from 'vitest'
import { qrFile, qrOf } from './qr.ts'

/** Whether a unit of the drawing is dark. */
const isDark = (path: string, x: number, y: number) => path.includes(`M${x} ${y}h1v1h-1z`)

describe('a QR code', () => {
  it('has its three corner signs inside a quiet zone of four modules', () => {
    const code = qrOf('https://parks.example/?when=weekend')
    if (code === null) throw new Error('no code')
    const { size, path } = code
    for (let at = 0; at < size; at++) {
      for (const edge of [0, 1, 2, 3, size - 4, size - 1]) {
        expect(isDark(path, at, edge) || isDark(path, edge, at)).toBe(false)
      }
    }
    for (const [x, y] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const) {
      for (let step = 0; step < 7; step++) expect(isDark(path, x + step, y)).toBe(true)
      expect(isDark(path, x + 1, y + 1)).toBe(false)
      expect(isDark(path, x + 3, y + 3)).toBe(true)
    }
  })

  it('is not made of a text that is too long for one', () => {
    expect(qrOf('x'.repeat(3000))).toBeNull()
  })

  it('is a file that is well formed, whatever its title is', () => {
    const file = qrFile({ size: 29, path: 'M4 4h1v1h-1z' }, 'QR <code> of a&b')
    expect(file).toContain('<title>QR &#60;code&#62; of a&#38;b</title>')
    expect(file).toContain('fill="#fff" d="M0 0h29v29H0z"')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUi, parseUi, readableOptions, UI_PARTS } from './options.ts'

describe('the parts of the interface in the address', () => {
  it('come back', () => {
    fc.assert(
      fc.property(fc.subarray([...UI_PARTS]), (parts) => {
        expect(parseUi(formatUi(parts))).toEqual(parts)
        expect(readableOptions['ui']?.(formatUi(parts))).toBe(true)
      }),
    )
  })

  it('are read as far as they are known', () => {
    expect(parseUi('list, Search,toString')).toEqual(['search', 'list'])
    expect(parseUi('none')).toEqual([])
    expect(parseUi('nothing')).toBeNull()
    expect(parseUi('')).toBeNull()
    expect(readableOptions['ui']?.('list,toString')).toBe(false)
  })

  it('are read from anything without a failure', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const isReadable of Object.values(readableOptions)) expect(typeof isReadable(text)).toBe('boolean')
        expect(parseUi(text) ?? []).toSatisfy((parts: string[]) =>
          parts.every((part) => UI_PARTS.includes(part as 'list')),
        )
      }),
    )
  })
})

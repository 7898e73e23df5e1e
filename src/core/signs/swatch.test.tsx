import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CurrentSwatch, Swatch } from './swatch.tsx'

/** The share of the sample’s width that is hatched, from the left. */
function hatchedShare(html: string): number {
  const width = Number(/<svg width="(\d+)"/.exec(html)?.[1])
  const [, clip] = /<g clip-path="url\(#(.*?)\)">.*url\(#.*?-hatch\).*<\/g>/.exec(html) ?? []
  if (clip === undefined) return html.includes('<pattern') ? 1 : 0
  const [, before = '', clipped] = new RegExp(`^(.*)<clipPath id="${clip}"><rect width="(\\d+)"`).exec(html) ?? []
  return before.includes('<pattern') ? 1 : Number(clipped) / width
}

/** What fills or edges the whole box, whatever is clipped. */
function wholeBoxes(html: string): readonly string[] {
  const open = html.replace(/<g clip-path.*<\/g>/, '')
  return Array.from(open.matchAll(/<rect fill="([^"]*)"(?: fill-opacity="([^"]*)")?(?: stroke="([^"]*)")?/g), (found) =>
    found.slice(1).join(' '),
  )
}

test('what is current is hatched in its left half alone, for a part of it is in force and a part at other hours', () => {
  const html = renderToStaticMarkup(<CurrentSwatch />)
  expect(hatchedShare(html)).toBe(0.5)
  expect(hatchedShare(renderToStaticMarkup(<Swatch status="closed-now" />))).toBe(1)
  expect(hatchedShare(renderToStaticMarkup(<Swatch status="closed-other-hours" />))).toBe(0)
})

test('what is current has one edge and one tint around both halves, those of what is closed', () => {
  const other = renderToStaticMarkup(<Swatch status="closed-other-hours" />)
  expect(wholeBoxes(renderToStaticMarkup(<CurrentSwatch />))).toEqual(wholeBoxes(other))
})

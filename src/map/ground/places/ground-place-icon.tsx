import type { GroundPlaceKind } from '#contract/ground/ground-place.ts'

/** On a grid of 20, in the hand of the other icons. */
const SHAPES: Readonly<Record<GroundPlaceKind, string>> = {
  peak: 'M3 16 10 4l7 12z',
  pass: 'M2.500 5c3 0 4.500 8 7.500 8s4.500-8 7.500-8M10 16.500v.1',
  hut: 'M3 10l7-6 7 6M5 9v7.500h10V9',
  shelter: 'M3 8l7-4 7 4M5 7.500v9M15 7.500v9',
  camp: 'M10 4 3 16.500h14zM10 10l-3 6.500M10 10l3 6.500',
  lake: 'M3 8c2.300-2 4.700 2 7 0s4.700 2 7 0M3 13c2.300-2 4.700 2 7 0s4.700 2 7 0',
  spring: 'M10 3.500c3 4 4.500 6 4.500 8.500a4.500 4.500 0 0 1-9 0c0-2.500 1.500-4.500 4.500-8.500z',
  waterfall: 'M4 4h3v9M10 4v9M13 4v9M3 16c2.300-2 4.700 2 7 0s4.700 2 7 0',
  cave: 'M3 16.500V12a7 7 0 0 1 14 0v4.500zM8 16.500V14a2 2 0 0 1 4 0v2.500',
  viewpoint: 'M2.500 10c4-6.500 11-6.500 15 0-4 6.500-11 6.500-15 0zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  parking: 'M4 3.500h12v13H4zM8 14V6.500h2.700a2.300 2.300 0 0 1 0 4.600H8',
  stop: 'M4.500 4h11v10h-11zM4.500 10h11M7 14v2.500M13 14v2.500',
  route: 'M4 16.500c0-6 12-4 12-10M16 6.500V3M4 16.500v.1',
  path: 'M5 17c0-3.500 8-4.500 8-8.500 0-3-3-2.500-3-5.500',
}

/** The sign of something on the ground, beside words. */
export function GroundPlaceIcon({ kind }: { readonly kind: GroundPlaceKind }) {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
      <path d={SHAPES[kind]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

import type { Look } from './badge.ts'

const ring = (attributes: string) => `<circle class="edge" cx="8" cy="8" r="6.5" ${attributes}/>`
const CLOCK =
  '<path class="edge" d="M8 4.7V8l2.2 1.6" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>'

/** The sign of each look, 16 by 16: each has a shape of its own, as on the map. */
export const SIGNS: Readonly<Record<Look, string>> = {
  'in-force': '<circle class="fill" cx="8" cy="8" r="7.5"/><path class="ink" d="M4 8h8" stroke-width="2.6"/>',
  'other-hours': `${ring('stroke-width="2.4"')}${CLOCK}`,
  voluntary: `${ring('stroke-width="1.3"')}<path class="edge" d="M4.5 8h7" stroke-width="2"/>`,
  upcoming: `${ring('stroke-width="1.7" stroke-dasharray="3.1 2"')}${CLOCK}`,
  notice:
    '<rect class="fill rim" x="1" y="1" width="14" height="14" rx="3.5" stroke-width="1.2"/>' +
    '<circle class="dark" cx="8" cy="4.8" r="1.2"/><rect class="dark" x="7" y="7" width="2" height="5.2" rx=".6"/>',
  expired: `${ring('stroke-width="1.5"')}<path class="edge" d="M4.2 11.8l7.6-7.6" stroke-width="1.5"/>`,
  none: '<circle class="edge" cx="8" cy="8" r="6" stroke-width="1.5"/>',
  problem:
    '<path class="fill rim" d="M8 1.6l7 12.8H1z" stroke-width="1.2" stroke-linejoin="round"/>' +
    '<rect class="dark" x="7.1" y="5.6" width="1.8" height="4.6" rx=".6"/><circle class="dark" cx="8" cy="12" r="1.1"/>',
}

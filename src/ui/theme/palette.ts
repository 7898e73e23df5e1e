/** The themes a visitor can see. `sunlight` (high contrast) joins the switch later; its colours are here already. */
export type Theme = 'light' | 'dark' | 'sunlight'

const light = {
  ground: '#f3f2ec', 'ground-far': '#eae9e2', water: '#cfdfe6', 'water-line': '#9dbccb', 'water-text': '#33617a',
  border: '#8a7f8c', grid: '#c9c7bd', place: '#2b3134', 'place-2': '#50585b', halo: '#f7f6f1',
  panel: '#ffffff', 'panel-2': '#f6f6f2', line: '#e1e0d9', 'line-2': '#8b8f8a', text: '#1b2123', 'text-2': '#545c5f',
  accent: '#1d5c47', 'accent-on': '#ffffff', 'accent-soft': '#e6efe9',
  current: '#b3141c', 'current-soft': '#fbeae8', upcoming: '#6d3a9c', 'upcoming-soft': '#f1eaf7',
  notice: '#9a5b00', 'notice-fill': '#f2ac2e', 'notice-soft': '#fdf1da', 'notice-ink': '#1b1404',
  expired: '#6f7678', 'expired-soft': '#eeefed', casing: '#ffffff',
  park: '#2f7a4b', reserve: '#1b7a80', landscape: '#75792a', rest: '#4f6aa0', marine: '#2b6fae', other: '#6b6f66',
}

/** A colour's name: the custom property `--name` in the page, and the key that map styles are built from. */
export type ColourToken = keyof typeof light
/** Every colour of one theme, as `#rrggbb`. */
export type Palette = Readonly<Record<ColourToken, string>>

const dark: Palette = {
  ground: '#1a1f21', 'ground-far': '#15191b', water: '#0f2a36', 'water-line': '#2c5567', 'water-text': '#8fb9cb',
  border: '#857b88', grid: '#343b3d', place: '#dfe2de', 'place-2': '#a9b0b0', halo: '#161a1c',
  panel: '#22282a', 'panel-2': '#2a3133', line: '#363e40', 'line-2': '#7d8787', text: '#edefeb', 'text-2': '#b0b8b8',
  accent: '#7cc4a3', 'accent-on': '#0f1a16', 'accent-soft': '#24362f',
  current: '#ff7468', 'current-soft': '#43241f', upcoming: '#c4a0f2', 'upcoming-soft': '#33294a',
  notice: '#f2b544', 'notice-fill': '#f2b544', 'notice-soft': '#40331a', 'notice-ink': '#1b1404',
  expired: '#949c9d', 'expired-soft': '#2f3638', casing: '#101415',
  park: '#58a877', reserve: '#4aa9ad', landscape: '#a5aa55', rest: '#8aa2d8', marine: '#5d9fdc', other: '#9aa093',
}

const sunlight: Palette = {
  ground: '#ffffff', 'ground-far': '#ffffff', water: '#bfe0f2', 'water-line': '#00507a', 'water-text': '#003f66',
  border: '#000000', grid: '#c4c4c4', place: '#000000', 'place-2': '#000000', halo: '#ffffff',
  panel: '#ffffff', 'panel-2': '#ffffff', line: '#000000', 'line-2': '#000000', text: '#000000', 'text-2': '#1f1f1f',
  accent: '#00432f', 'accent-on': '#ffffff', 'accent-soft': '#e0efe8',
  current: '#9c000b', 'current-soft': '#ffffff', upcoming: '#4a148c', 'upcoming-soft': '#ffffff',
  notice: '#6b3e00', 'notice-fill': '#ffb300', 'notice-soft': '#ffffff', 'notice-ink': '#1b1404',
  expired: '#4a4a4a', 'expired-soft': '#ffffff', casing: '#ffffff',
  park: '#005a34', reserve: '#005a60', landscape: '#4d5200', rest: '#1f3f8a', marine: '#004a99', other: '#333333',
}

/** The one source of every colour, in page and map alike. */
export const palettes: Readonly<Record<Theme, Palette>> = { light, dark, sunlight }

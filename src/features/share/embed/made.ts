import type { BBox } from '#contract/geometry.ts'
import { permissionsFor } from '#core/embed/element/attributes.ts'
import { formatUi } from '#core/embed/options.ts'
import type { Selection } from '#core/selection/selection.ts'
import { optionsOf, readHeight, USUAL_HEIGHT, type Choices } from './choices.ts'
import { badgeAddress, embedAddress, ofRecordAlone, shownLink } from './embed-address.ts'
import { oneLineOf } from './html.ts'
import { badgeSnippet, elementSnippet, frameSnippet } from './snippet.ts'

/** What a snippet is made of beside the choices. */
export interface Subject {
  /** The one record that is shown; null for all that is. */
  readonly record: Selection | null
  /** The link to what is shown. */
  readonly link: string
  /** Where the map starts, if the link does not say it better. */
  readonly box: BBox | null
  /** The activities whose closures concern who does those of the link. */
  readonly activities: readonly number[]
  readonly suggestedTitle: string
  readonly linkText: (title: string) => string
}

/** What is copied, and what comes of it in a page. */
export interface Made {
  /** HTML, or the address alone. */
  readonly text: string
  readonly kind: 'html' | 'address'
  readonly title: string
  readonly looks: {
    readonly kind: 'frame' | 'image'
    readonly address: string
    readonly height: number
    readonly allow: string
  }
}

/** CSS pixels; it is one line, which may need a second one. */
const BADGE_HEIGHT = 56

/** The snippet of what is chosen; what is not usable of it is as usual. */
export function madeOf(choices: Choices, { record, link, box, activities, suggestedTitle, linkText }: Subject): Made {
  const title = oneLineOf(choices.title ?? '') || oneLineOf(suggestedTitle)
  const height = readHeight(choices.height) ?? USUAL_HEIGHT
  const shown = ofRecordAlone(shownLink(link, box, choices.language), record)
  const address = embedAddress(shown, optionsOf(choices))
  const content = { title, link: shown, linkText: linkText(title) }
  const { takesStyles } = choices
  const frame = { kind: 'frame', address, height, allow: permissionsFor(formatUi(choices.parts)) } as const
  switch (choices.form) {
    case 'frame':
      return {
        text: frameSnippet({ ...content, ...frame, takesStyles }),
        kind: 'html',
        title,
        looks: frame,
      }
    case 'element':
      return { text: elementSnippet({ ...content, address, height }), kind: 'html', title, looks: frame }
    case 'oembed':
      return { text: address, kind: 'address', title, looks: frame }
    case 'badge': {
      const badge = badgeAddress(shown, { kind: choices.badge, record, theme: choices.theme, activities })
      const looks = { kind: choices.badge, address: badge, height: BADGE_HEIGHT, allow: '' }
      const text =
        choices.badge === 'image'
          ? badgeSnippet({ ...content, ...looks })
          : frameSnippet({ ...content, ...looks, takesStyles })
      return { text, kind: 'html', title, looks }
    }
  }
}

import * as z from 'zod/mini'
import { LANGUAGES } from '../vocabulary/languages.ts'

const Line = z.string().check(z.minLength(1, 'Enter a text.'))

/** A text of the operator, plain: what looks like HTML is shown as it is written. */
export const OperatorTextSchema = z
  .union(
    [Line, z.partialRecord(z.enum(LANGUAGES), Line)],
    `Enter a text, or one for each language: {"en": "…", "de": "…"}. The languages are ${LANGUAGES.join(', ')}.`,
  )
  .check(z.refine((text) => Object.keys(text).length > 0, 'Enter the text in one language at least.'))

/** An address on the web. */
export const WebAddress = z.url({ protocol: /^https?$/, error: 'Enter an address such as https://example.org/page.' })

/** An instant with its offset from UTC. */
export const InstantText = z.iso.datetime({
  offset: true,
  error: 'Enter an instant with its offset, such as 2026-07-01T06:00:00+02:00.',
})

/** An origin as a content security policy names it. */
export const OriginText = z
  .string()
  .check(z.regex(/^https?:\/\/[\w*.-]+(:\d+)?$/, 'Enter an origin such as https://tiles.example.org, without a path.'))

/** An origin as browsers write it, or any below a host. */
export const HeardOrigin = z
  .string()
  .check(
    z.regex(
      /^(?!http:.*:80$|https:.*:443$)(\*|https?:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?)$/,
      'Enter an origin as browsers write it, such as https://example.org, or * for any.',
    ),
  )

/** A link: where it leads, in words, and its address. */
export const OperatorLink = z.strictObject({ label: OperatorTextSchema, url: WebAddress })

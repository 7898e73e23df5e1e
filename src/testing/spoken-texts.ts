import { Parser } from 'htmlparser2'

/** The texts of markup that it does not hide from screen readers, in their order. */
export function spokenTexts(html: string): readonly string[] {
  const texts: string[] = []
  /** For each open element, whether it or one around it is hidden. */
  const open: boolean[] = []
  const isHidden = () => open.at(-1) ?? false
  const parser = new Parser({
    onopentag: (_, attributes) => open.push(isHidden() || attributes['aria-hidden'] === 'true'),
    onclosetag: () => open.pop(),
    ontext: (text) => !isHidden() && texts.push(text),
  })
  parser.end(html)
  return texts
}

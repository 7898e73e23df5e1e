import { walkTokens, type Token } from 'marked'
import { describe, expect, test } from 'vitest'
import { GUIDES } from '#contract/site-paths.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { readGuide } from './guide-text.ts'
import { guideFile, languageOfGuide } from './names.ts'

const files = import.meta.glob<string>('../../../public/guides/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What a guide has in every language alike, in their order or, of what sentences may put otherwise, sorted. */
function frameOf(file: string) {
  const { blocks, ids } = readGuide(files[`../../../public${file}`] ?? '')
  const [links, code, numbers]: [string[], string[], string[]] = [[], [], []]
  void walkTokens([...blocks], (token) => {
    if (token.type === 'link' || token.type === 'image') links.push(String(token.href))
    if (token.type === 'codespan') code.push(String(token.text))
    if (token.type === 'text' && !('tokens' in token)) numbers.push(...numbersIn(token.raw))
  })
  return {
    blocks: blocks.filter(({ type }) => type !== 'space').map((token) => [shapeOf(token), ids.get(token)]),
    links: links.toSorted(),
    code: code.toSorted(),
    numbers: [...new Set(numbers)].toSorted(),
  }
}

/** "list, 5", "heading, 2" */
function shapeOf(token: Token): string {
  const size =
    'items' in token ? token.items.length : 'rows' in token ? token.rows.length : 'depth' in token && token.depth
  return `${token.type}, ${size}`
}

/** The numbers of a text without the marks of their thousands, which are each language's own. */
function numbersIn(text: string): readonly string[] {
  return text.replaceAll(/(?<=\d)[.,\u202f](?=\d{3}\b)/g, '').match(/(?<!\p{L})\d+/gu) ?? []
}

const translations = GUIDES.flatMap((name) =>
  LANGUAGES.filter((language) => language !== 'en' && languageOfGuide(name, language) === language).map(
    (language) => [guideFile(name, language), guideFile(name)] as const,
  ),
)

describe('a translated guide', () => {
  test.each(translations)('%s has the sections, lists, links, examples and numbers of %s', (file, english) => {
    const { blocks, ...rest } = frameOf(english)
    // The title has no address: it begins the page.
    const [[title = ''] = [], ...others] = blocks
    expect(frameOf(file)).toEqual({ blocks: [[title, expect.any(String)], ...others], ...rest })
  })
})

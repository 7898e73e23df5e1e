import { headTags, type PageHead } from '../../output/page/head-tags.ts'

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta\s+name="description"[^>]*>/

/** The page with the title, the description and the preview of what it opens. */
export async function withHead(page: string, head: PageHead): Promise<string> {
  const tags = await headTags(head)
  return page
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => tags)
    .replace(/<html lang="[^"]*">/, () => `<html lang="${head.language}">`)
}

import type { GuideName } from '#contract/site-paths.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Language } from '#core/i18n/language.ts'
import { LanguageProvider, useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { Banner } from '#core/ui/banner.tsx'
import { shownAs } from '../shown-as.ts'
import { Blocks } from './blocks.tsx'
import { readGuide } from './guide-text.ts'
import { Inline } from './inline.tsx'
import { guideFile, languageOfGuide } from './names.ts'
import { useGuideMessages } from './messages.ts'
import styles from './guide.module.css'

const GUIDE = 'guide'

/** One guide, with the list of its sections beside it; in English where it is not in the visitor's language. */
export function Guide({ name }: { readonly name: GuideName }) {
  const { app } = useMessages()
  const guides = useGuideMessages()
  const language = languageOfGuide(name, useLanguage())
  const { data, error, refetch } = useQuery(guideQuery(name, language))
  if (data !== undefined) return <Article text={data} language={language} />
  if (error === null) return <p role="status">{app.loading}</p>
  return <Banner action={{ label: app.retry, onAct: () => void refetch() }}>{guides.notLoaded}</Banner>
}

function guideQuery(name: GuideName, language: Language) {
  return queryOptions({
    queryKey: [GUIDE, name, language],
    queryFn: async ({ signal }) => {
      // Links say in the guide's language that they open a tab.
      const [text] = await Promise.all([loadGuide(guideFile(name, language), signal), useMessages.load(language)])
      return text
    },
    staleTime: Infinity,
  })
}

async function loadGuide(file: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(file, { signal })
  if (!response.ok) throw new Error(`The guide could not be loaded: ${response.status}`)
  return response.text()
}

function Article({ text, language }: { readonly text: string; readonly language: Language }) {
  const guides = useGuideMessages()
  const own = useLanguage()
  const lang = language === own ? undefined : language
  const { blocks, ids, sections } = useMemo(() => readGuide(text), [text])
  const { origin, search } = window.location
  const place = { origin, search: shownAs(search) }
  useEffect(function goToFragment() {
    const go = () => document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
    go()
    // The fonts of what was just laid out move it once more.
    void document.fonts.ready.then(go)
  }, [])
  return (
    <div className={styles.guide}>
      {sections.length > 1 && (
        <nav aria-label={guides.onThisPage} className={styles.sections}>
          <p>{guides.onThisPage}</p>
          <ul lang={lang}>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <Inline tokens={heading.tokens} place={place} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <article className={styles.text} lang={lang}>
        <LanguageProvider value={language}>
          <Blocks tokens={blocks} place={place} ids={ids} />
        </LanguageProvider>
      </article>
    </div>
  )
}

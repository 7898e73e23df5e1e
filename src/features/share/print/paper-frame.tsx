import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useShareMessages } from '../messages.ts'
import styles from './paper-frame.module.css'

const DOCUMENT = '<!doctype html><title></title>'

interface Props {
  /** The page; it is told how to print it. */
  readonly children: (print: () => void) => ReactNode
}

/**
 * A document as wide as the paper, out of sight, that is printed alone: the page on the screen is not laid out for
 * paper, and its map stays where it is.
 */
export function PaperFrame({ children }: Props) {
  const { print: words } = useShareMessages()
  const language = useLanguage()
  const [body, setBody] = useState<HTMLElement | null>(null)
  const prepare = async (paper: Document) => {
    paper.title = document.title
    paper.documentElement.lang = language
    paper.documentElement.dataset.theme = 'light'
    paper.documentElement.style.fontSize = '16px'
    await dress(paper)
    setBody(paper.body)
  }
  const print = () => body?.ownerDocument.defaultView?.print()
  return (
    <>
      <iframe
        className={styles.frame}
        title={words.title}
        sandbox="allow-same-origin allow-modals"
        aria-hidden="true"
        tabIndex={-1}
        srcDoc={DOCUMENT}
        onLoad={({ currentTarget: { contentDocument } }) => contentDocument && void prepare(contentDocument)}
      />
      {body !== null && createPortal(children(print), body)}
    </>
  )
}

/** Gives a document the styles of this one, and waits for them and for the fonts: it is measured by both. */
async function dress(paper: Document): Promise<void> {
  const sheets = [...document.querySelectorAll('link[rel=stylesheet], style')]
  const loads = sheets.map(async (sheet) => {
    const copy = sheet.cloneNode(true)
    const isLink = copy instanceof HTMLLinkElement
    const loaded = new Promise((resolve) => {
      copy.addEventListener('load', resolve)
      copy.addEventListener('error', resolve)
    })
    paper.head.append(copy)
    if (isLink) await loaded
  })
  await Promise.all(loads)
  const family = getComputedStyle(document.body).fontFamily
  await Promise.allSettled(['400', '600'].map((weight) => paper.fonts.load(`${weight} 12px ${family}`)))
}

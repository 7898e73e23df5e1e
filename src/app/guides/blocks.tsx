import type { MarkedToken, Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { Inline, type Place } from './inline.tsx'
import styles from './guide.module.css'

interface Props {
  readonly tokens: readonly Token[]
  readonly place: Place
  readonly ids: ReadonlyMap<Token, string>
}

/** The parts of a guide as elements. Nothing in it is taken for HTML: a tag shows as the text that it is. */
export function Blocks({ tokens, ...context }: Props): ReactNode {
  return tokens.map((token, index) => (
    <Fragment key={index}>
      <Block token={token} {...context} />
    </Fragment>
  ))
}

function Block({ token, place, ids }: Omit<Props, 'tokens'> & { readonly token: Token }): ReactNode {
  if (!isBlock(token)) return <Inline tokens={[token]} place={place} />
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'heading':
      return <Heading token={token} place={place} ids={ids} />
    case 'paragraph':
      return (
        <p>
          <Inline tokens={token.tokens} place={place} />
        </p>
      )
    case 'code':
      return (
        <Scrolling look={styles.code}>
          <pre>
            <code>{token.text}</code>
          </pre>
        </Scrolling>
      )
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens} place={place} ids={ids} />
        </blockquote>
      )
    case 'list':
      return <List token={token} place={place} ids={ids} />
    case 'table':
      return <Table token={token} place={place} />
    case 'hr':
      return <hr />
    case 'html':
      return <p>{token.raw}</p>
  }
}

const BLOCKS = ['space', 'def', 'heading', 'paragraph', 'code', 'blockquote', 'list', 'table', 'hr', 'html'] as const
type BlockToken = Exclude<Extract<MarkedToken, { type: (typeof BLOCKS)[number] }>, Tokens.Tag>

function isBlock(token: Token): token is BlockToken {
  return BLOCKS.some((type) => type === token.type)
}

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

function Heading({ token, place, ids }: Omit<Props, 'tokens'> & { readonly token: Tokens.Heading }) {
  const Level = LEVELS[token.depth - 1] ?? 'h6'
  return (
    <Level id={ids.get(token)}>
      <Inline tokens={token.tokens} place={place} />
    </Level>
  )
}

function List({ token, place, ids }: Omit<Props, 'tokens'> & { readonly token: Tokens.List }) {
  const items = token.items.map((item, index) => (
    <li key={index}>
      <Blocks tokens={item.tokens} place={place} ids={ids} />
    </li>
  ))
  return token.ordered ? <ol start={token.start === '' ? 1 : token.start}>{items}</ol> : <ul>{items}</ul>
}

function Table({ token, place }: { readonly token: Tokens.Table; readonly place: Place }) {
  return (
    <Scrolling>
      <table>
        <thead>
          <tr>
            {token.header.map((cell, index) => (
              <th key={index} scope="col">
                <Inline tokens={cell.tokens} place={place} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Inline tokens={cell.tokens} place={place} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  )
}

/** What may be wider than the page. */
function Scrolling({ look = '', children }: { readonly look?: string | undefined; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Not every browser scrolls it by keyboard else.
    <div className={`${styles.wide} ${look}`} tabIndex={0}>
      {children}
    </div>
  )
}

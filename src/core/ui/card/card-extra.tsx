import { useCardMessages } from './messages.ts'
import { CardFields, CardText } from './card.tsx'
import { Disclosure } from '../disclosure.tsx'

interface Props {
  readonly extra: Readonly<Record<string, unknown>> | null | undefined
}

/** What the source had beside, as it wrote it, folded away; nothing where there is nothing. */
export function CardExtra({ extra }: Props) {
  const words = useCardMessages()
  const facts = Object.entries(extra ?? {}).filter(([, value]) => value !== null && value !== '')
  if (facts.length === 0) return null
  return (
    <Disclosure title={words.extra}>
      <CardFields>
        {facts.map(([name, value]) => (
          <CardText key={name} label={name} text={typeof value === 'string' ? value : JSON.stringify(value)} />
        ))}
      </CardFields>
    </Disclosure>
  )
}

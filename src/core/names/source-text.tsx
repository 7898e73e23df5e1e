import type { ReactNode } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'

interface Props {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A few words as a source wrote them, marked with their language where the operator says which that is. */
export function SourceText({ className, children }: Props) {
  return (
    <bdi className={className} lang={useAppConfig().recordsLanguage}>
      {children}
    </bdi>
  )
}

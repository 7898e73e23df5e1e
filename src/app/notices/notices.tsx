import type { ComponentProps } from 'react'
import { useWhen } from '#core/clock/moment.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { IN_CORNER, NOTICES } from '#map/controls/corners.ts'
import { DemoTag } from './demo-tag.tsx'
import { Troubles } from './troubles.tsx'
import styles from './notices.module.css'

/** Most visits are about now. */
const MomentNotice = lazyComponent(() => import('./moment-notice.tsx'), 'MomentNotice')

/** What the page has to say over the map: whether the data is invented, for when it is told, and what went wrong. */
export function Notices(troubles: ComponentProps<typeof Troubles>) {
  const [when] = useWhen()
  return (
    <div className={styles.notices} {...{ [IN_CORNER]: true, [NOTICES]: true }}>
      <DemoTag />
      {when !== 'now' && <MomentNotice />}
      <Troubles {...troubles} />
    </div>
  )
}

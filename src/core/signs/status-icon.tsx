import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { SIGN_UNITS, SIGNS, type Shape } from '#contract/standing/signs.ts'

/** The sign of a display status, `size` px wide. It says nothing to a screen reader: words stand beside it. */
export function StatusIcon({ status, size = 22 }: { readonly status: DisplayStatus; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${SIGN_UNITS} ${SIGN_UNITS}`} aria-hidden="true" focusable="false">
      {SIGNS[status].shapes.map((shape) => (
        <path
          key={shape.d}
          d={shape.d}
          fill={colour(shape.fill)}
          stroke={colour(shape.stroke)}
          strokeWidth={shape.width}
          strokeDasharray={shape.dash?.join(' ')}
          strokeLinecap={shape.dash ? 'butt' : 'round'}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}

function colour(token: Shape['fill']): string {
  if (token === undefined) return 'none'
  return `var(--${token === 'paper' ? 'panel' : token})`
}

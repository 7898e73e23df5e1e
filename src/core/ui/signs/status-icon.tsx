import { ICON_UNITS, statusShapes, type Shape, type StatusIconName } from './status-shapes.ts'

/** The icon of a status, `size` px wide. It says nothing to a screen reader: words stand beside it. */
export function StatusIcon({ look, size = 22 }: { readonly look: StatusIconName; readonly size?: number }) {
  const shapes: readonly Shape[] = statusShapes[look].shapes
  return (
    <svg width={size} height={size} viewBox={`0 0 ${ICON_UNITS} ${ICON_UNITS}`} aria-hidden="true" focusable="false">
      {shapes.map((shape) => (
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

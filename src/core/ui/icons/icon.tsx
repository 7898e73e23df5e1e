/** Line icons on a 20 px grid, drawn for this app. */
const shapes = {
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11zM13.2 13.2l4 4',
  menu: 'M3 6h14M3 10h14M3 14h14',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  locate: 'M10 4.8a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 0 1 0-10.4zM10 1.8v4M10 14.2v4M1.8 10h4M14.2 10h4',
  layers: 'm10 3 7.5 4L10 11 2.5 7zM3 10.6l7 3.8 7-3.8M3 14l7 3.8 7-3.8',
  close: 'm5 5 10 10M15 5 5 15',
  check: 'm4 10.5 4 4 8-9',
  back: 'M12 4 6 10l6 6',
  zoomTo: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M10 8v4M8 10h4',
  filter: 'M3.5 6h13M6 10.2h8M8.5 14.4h3',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  timeline: 'M3 5.5h6M7 10h9M4 14.5h5M12.5 3v14',
  route:
    'M5 16.5a1.8 1.8 0 1 1 0-3.6a1.8 1.8 0 0 1 0 3.6zM15 7.1a1.8 1.8 0 1 1 0-3.6a1.8 1.8 0 0 1 0 3.6zM7 14.7h5.5a2.4 2.4 0 0 0 0-4.8h-5a2.4 2.4 0 0 1 0-4.8h5.5',
  file: 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15',
  share: 'M10 12.5V3M6.5 6.5 10 3l3.5 3.5M6.5 9.5H4V17h12V9.5h-2.5',
  takeAlong: 'M10 3v9.5M6.5 9 10 12.5 13.5 9M4 12.5V17h12v-4.5',
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5H12a4 4 0 0 1 0 8H7',
  warning: 'M10 3 18 17H2zM10 8v4M10 14.5v.1',
} as const

export type IconName = keyof typeof shapes

/** A sign beside words, or in a control that has a name of its own. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}

/** Line icons on a 20 px grid, drawn for this app. */
const shapes = {
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11zM13.2 13.2l4 4',
  menu: 'M3 6h14M3 10h14M3 14h14',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  locate: 'M10 4.8a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 0 1 0-10.4zM10 1.8v4M10 14.2v4M1.8 10h4M14.2 10h4',
  layers: 'm10 3 7.5 4L10 11 2.500 7zM3 10.600l7 3.800 7-3.800M3 14l7 3.800 7-3.800',
  close: 'm5 5 10 10M15 5 5 15',
  check: 'm4 10.500 4 4 8-9',
  back: 'M12 4 6 10l6 6',
  zoomTo: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M10 8v4M8 10h4',
  filter: 'M3.5 6h13M6 10.200h8M8.500 14.400h3',
  calendar: 'M3.500 5h13v11.500h-13zM3.500 8.500h13M7 3v3.500M13 3v3.500',
  timeline: 'M3 5.500h6M7 10h9M4 14.500h5M12.500 3v14',
  route:
    'M5 16.500a1.800 1.800 0 1 1 0-3.600a1.800 1.800 0 0 1 0 3.600zM15 7.100a1.800 1.800 0 1 1 0-3.600a1.800 1.800 0 0 1 0 3.600zM7 14.700h5.500a2.400 2.400 0 0 0 0-4.800h-5a2.400 2.400 0 0 1 0-4.800h5.500',
  file: 'M5 2.500h6.500L15 6v11.500H5zM11.500 2.500V6H15',
  share: 'M10 12.500V3M6.500 6.500 10 3l3.500 3.500M6.500 9.500H4V17h12V9.500h-2.500',
  warning: 'M10 3 18 17H2zM10 8v4M10 14.500v.1',
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

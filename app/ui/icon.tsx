/** The drawings of the interface: 24 units wide, one thin line, in the colour of the words beside them. */
import styles from './icon.module.css'

export const drawings = {
  arrow: 'M3 12h17M14 6l6 6-6 6',
  arrowBack: 'M21 12H4M10 6l-6 6 6 6',
  arrowDown: 'M12 3v17M6 14l6 6 6-6',
  arrowUp: 'M12 21V4M6 10l6-6 6 6',
  bars: 'M4 20V10M10 20V4M16 20v-7M21 20H2',
  building: 'M3 21v-8h4V9h3V5h4v4h3v4h4v8z',
  check: 'M4 12.5l5.5 5.5L20 6',
  chevron: 'M5 9l7 7 7-7',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  cross: 'M5 5l14 14M19 5L5 19',
  diamond: 'M12 3l7 9-7 9-7-9z',
  eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  filter: 'M3 7h18M6 12h12M10 17h4',
  inbox: 'M3 13l3-8h12l3 8v6H3zM3 13h5l1 3h6l1-3h5',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  notice: 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19M12 7v6M12 15.6v1.2',
  pen: 'M4 20l1-5L16 4l4 4L9 19z',
  people:
    'M9 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6M18 14.5c2 .8 3.5 2.5 3.5 5.5',
  phone: 'M5 3h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4c-9 2-18-7-16-16z',
  pin: 'M12 22c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12zM12 7.5v5M9.5 10h5',
  plus: 'M12 4v16M4 12h16',
  print: 'M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z',
  restore: 'M4 4v6h6M4.5 10a8 8 0 1 1-.5 5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L21 21',
  seal: 'M4 4h16v16H4zM8 12.5l3 3 5.5-7',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5',
  signOut: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  speech: 'M4 5h16v12h-9l-5 4v-4H4z',
  table: 'M3 5h18v14H3zM3 10h18M3 14.5h18M10 10v9',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  upload: 'M4 15v5h16v-5M12 15V4M6.5 9.5L12 4l5.5 5.5',
  warning: 'M12 3L2 21h20zM12 10v5M12 17.5v1',
} as const

export type IconName = keyof typeof drawings

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}

/** Loaded by the dashboard only, in addition to those of every page. */
import { drawings } from './drawings.ts'

const staffDrawings = {
  arrowDown: 'M12 3v17M6 14l6 6 6-6',
  arrowUp: 'M12 21V4M6 10l6-6 6 6',
  bars: 'M4 20V10M10 20V4M16 20v-7M21 20H2',
  building: 'M3 21v-8h4V9h3V5h4v4h3v4h4v8z',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  download: 'M4 15v5h16v-5M12 3v11M6.5 8.5L12 14l5.5-5.5',
  diamond: 'M12 3l7 9-7 9-7-9z',
  exchange: 'M3 8h15M14 4l4 4-4 4M21 16H6M10 12l-4 4 4 4',
  eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  grip: 'M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01',
  inbox: 'M3 13l3-8h12l3 8v6H3zM3 13h5l1 3h6l1-3h5',
  key: 'M7.5 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M11 12h11M17.5 12v4M21 12v3',
  landscape: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  pen: 'M4 20l1-5L16 4l4 4L9 19z',
  people:
    'M9 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6M18 14.5c2 .8 3.5 2.5 3.5 5.5',
  person: 'M12 3.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 21c0-5 3.5-7 8-7s8 2 8 7',
  restore: 'M4 4v6h6M4.5 10a8 8 0 1 1-.5 5',
  rules: 'M5 3h14v18H5zM8.5 8l1.5 1.5L12.5 7M8.5 15l1.5 1.5 2.5-2.5M15 8.5h1M15 15.5h1',
  seal: 'M4 4h16v16H4zM8 12.5l3 3 5.5-7',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5',
  signOut: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  speech: 'M4 5h16v12h-9l-5 4v-4H4z',
  table: 'M3 5h18v14H3zM3 10h18M3 14.5h18M10 10v9',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  turnLeft: 'M4 4v6h6M4.5 10a8 8 0 1 1-.5 5',
  turnRight: 'M20 4v6h-6M19.5 10a8 8 0 1 0 .5 5',
} as const

export type StaffDrawings = typeof staffDrawings

export const dashboardDrawings = { ...drawings, ...staffDrawings }

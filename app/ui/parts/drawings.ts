/** Icons of all pages: 24 units wide, one thin line. */
export const drawings = {
  arrow: 'M3 12h17M14 6l6 6-6 6',
  arrowBack: 'M21 12H4M10 6l-6 6 6 6',
  check: 'M4 12.5l5.5 5.5L20 6',
  chevron: 'M5 9l7 7 7-7',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  cross: 'M5 5l14 14M19 5L5 19',
  filter: 'M3 7h18M6 12h12M10 17h4',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  notice: 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19M12 7v6M12 15.6v1.2',
  phone: 'M5 3h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4c-9 2-18-7-16-16z',
  pin: 'M12 22c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12zM12 7.5v5M9.5 10h5',
  plus: 'M12 4v16M4 12h16',
  print: 'M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L21 21',
  upload: 'M4 15v5h16v-5M12 15V4M6.5 9.5L12 4l5.5 5.5',
  warning: 'M12 3L2 21h20zM12 10v5M12 17.5v1',
} as const

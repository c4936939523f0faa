import type { Translation } from '#app/i18n/config.ts'
import type { lightbox as german } from '#app/i18n/locales/de/lightbox.ts'

export const lightbox = {
  title: 'Pictures in full size',
  picture: 'Picture',
  close: 'Close',
  zoom: 'Zoom in and out',
  previous: 'Previous picture',
  next: 'Next picture',
  of: ' of ',
  failed: 'This picture cannot be loaded.',
} as const satisfies Translation<typeof german>

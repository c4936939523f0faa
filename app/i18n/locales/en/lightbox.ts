import type { lightbox as german } from '#app/i18n/locales/de/lightbox.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const lightbox = {
  title: 'Full-size photos',
  picture: 'Photo',
  close: 'Close',
  zoom: 'Zoom in and out',
  previous: 'Previous photo',
  next: 'Next photo',
  of: ' of ',
  failed: 'This photo can’t be loaded.',
} as const satisfies Translation<typeof german>

import type { pictures as german } from '#app/i18n/locales/de/pictures.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const pictures = {
  origins: {
    visualisation: 'Visualisation',
    aiEdited: 'Edited with AI',
    aiGenerated: 'Made with AI',
  },
  original: 'See the original',
} as const satisfies Translation<typeof german>

export const pictures = {
  origins: {
    visualisation: 'Visualisierung',
    aiEdited: 'Mit KI bearbeitet',
    aiGenerated: 'Mit KI erzeugt',
  },
  original: 'Original ansehen',
} as const

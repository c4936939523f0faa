/** The words of the pictures over the whole window, loaded together with them. */
export const lightbox = {
  title: 'Bilder in voller Größe',
  picture: 'Bild',
  close: 'Schließen',
  zoom: 'Vergrößern und verkleinern',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  of: ' von ',
  failed: 'Dieses Bild lässt sich nicht laden.',
} as const

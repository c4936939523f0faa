/** Loaded together with the lightbox. */
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

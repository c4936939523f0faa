export const progress = {
  title: 'Die Bilder werden vorbereitet',
  text: '{{done}} von {{total}} Bildern vorbereitet',
  why: 'Erst danach ändert sich der Bestand, und zwar alles auf einmal. Sie können diese Seite verlassen.',
  refresh: 'Stand aktualisieren',
} as const

export const result = {
  applied: 'Übernommen am {{moment}}',
  nothing_one: 'Nichts übernommen: Das Objekt wurde am {{moment}} übersprungen.',
  nothing_other: 'Nichts übernommen: Alle {{count}} Objekte wurden am {{moment}} übersprungen.',
  undone: 'Rückgängig gemacht am {{moment}}',
  log: 'Protokoll (CSV)',
  feedback: 'Rückmeldung für den Absender (XML)',
  undo: 'Rückgängig machen',
  undoUntil: 'Möglich bis {{date}}. Was seither jemand gespeichert hat, bleibt.',
  left_one: 'Ein Objekt ist nicht wieder, wie es war:',
  left_other: '{{count}} Objekte sind nicht wieder, wie sie waren:',
  whyLeft: {
    saved: 'Es wurde seit der Übertragung gespeichert und bleibt.',
    gone: 'Es wurde inzwischen endgültig gelöscht.',
    number: 'Seine frühere Nummer „{{number}}“ trägt jetzt ein anderes Objekt. Es bleibt.',
    offline: 'Die Angaben sind wieder, wie sie waren. Es bleibt offline, weil ein Angebot ein Bild braucht.',
  },
  again: 'Noch einmal prüfen und übernehmen',
  open: 'Objekt öffnen',
} as const

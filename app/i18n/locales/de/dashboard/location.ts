/** Where a property is, and what visitors see of it. */
export const location = {
  map: 'Karte. Ein Klick setzt den Punkt.',
  mapTitle: 'Karte',
  click: 'Klicken Sie auf der Karte dorthin, wo die Immobilie liegt. Ein Klick speichert sofort.',
  online: 'Das Angebot ist online: Besucher sehen es gleich an der neuen Stelle.',
  drag: 'Sie können den Punkt auch ziehen. Er wird gespeichert, sobald Sie ihn loslassen.',
  keys: 'Mit den Pfeiltasten bewegt, gilt er erst nach der Eingabetaste. Bis dahin stellt Escape ihn zurück.',
  sketch:
    'Für diesen Ausschnitt gibt es keine Straßenkarte. Auf der Skizze ist ein Klick auf etwa {{distance}} genau. Genauer sind Koordinaten, oder eine Straßenkarte: Einspielen kann sie, wer Ihre Website technisch betreut.',
  scale: 'Maßstab',
  toPoint: 'Zum Punkt',
  toPlace: 'Mitte des Ortes',
  coordinates: 'Koordinaten',
  save: 'Koordinaten speichern',
  swap: 'Vertauschen',
  toAddress: 'Adresse in den Angaben',
  setOnMap: 'Auf der Karte setzen',
  checkOnMap: 'Auf der Karte prüfen',
  none: 'Noch ist kein Punkt gesetzt.',
  remove: 'Punkt entfernen',
  public: 'Was Besucher sehen',
  seen: {
    exact: 'Besucher sehen den genauen Punkt, denn die Adresse ist öffentlich.',
    circle:
      'Besucher sehen einen Kreis von {{radius}} m, denn die Adresse ist nicht öffentlich. Er ist mit Absicht verschoben, damit niemand aus seiner Mitte auf die Adresse schließt, und bleibt bei jedem Besuch derselbe.',
    place: 'Ohne Punkt sehen Besucher die Mitte des Ortes, der in der Adresse steht.',
    nothing: 'Besucher sehen keine Karte, denn der Ort der Adresse ist nicht bekannt. Setzen Sie einen Punkt.',
  },
  decides: 'Darüber entscheidet das Feld',
} as const

/** Where a property is, and what visitors see of it. */
export const location = {
  map: 'Karte. Ein Klick setzt den Punkt.',
  mapTitle: 'Karte',
  click: 'Klicken Sie auf der Karte dorthin, wo die Immobilie liegt.',
  drag: 'Sie können den Punkt auch ziehen, oder ihn mit den Pfeiltasten bewegen und dann die Eingabetaste drücken.',
  sketch:
    'Für diesen Ausschnitt gibt es keine Straßenkarte. Auf der Skizze ist ein Klick auf etwa {{distance}} genau. Genauer sind Koordinaten, oder eine Straßenkarte: Einspielen kann sie, wer Ihre Website technisch betreut.',
  scale: 'Maßstab',
  toPoint: 'Zum Punkt',
  toPlace: 'Mitte des Ortes',
  coordinates: 'Koordinaten',
  none: 'Noch ist kein Punkt gesetzt.',
  remove: 'Punkt entfernen',
  public: 'Was Besucher sehen',
  seen: {
    exact: 'Besucher sehen den genauen Punkt, denn die Adresse ist öffentlich.',
    circle:
      'Besucher sehen einen Kreis von {{radius}} m, denn die Adresse ist nicht öffentlich. Seine Mitte liegt neben dem Punkt, und zwar immer gleich.',
    place: 'Ohne Punkt sehen Besucher die Mitte des Ortes, der in der Adresse steht.',
    nothing: 'Besucher sehen keine Karte, denn der Ort der Adresse ist nicht bekannt. Setzen Sie einen Punkt.',
  },
  decides: 'Darüber entscheidet das Feld',
} as const

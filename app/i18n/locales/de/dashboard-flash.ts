/** What was just done, said once on the page after it. */
export const flash = {
  propertyCreated: 'Das Objekt ist angelegt.',
  propertySaved: 'Das Objekt ist gespeichert.',
  propertySavedUnpublished: 'Gespeichert, aber nicht veröffentlicht. Es fehlt noch: {{missing}}',
  propertyNotPublished: 'Nicht veröffentlicht. Es fehlt noch: {{missing}}',
  propertyPublished: '„{{name}}“ ist veröffentlicht.',
  propertyUnpublished: '„{{name}}“ ist zurückgezogen.',
  propertyHighlighted: 'Das Objekt ist hervorgehoben.',
  propertyUnhighlighted: 'Das Objekt ist nicht mehr hervorgehoben.',
  propertySold: '„{{name}}“ ist als verkauft gekennzeichnet.',
  propertyUnsold: '„{{name}}“ ist nicht mehr verkauft.',
  propertyTrashed: 'Das Objekt liegt im Papierkorb.',
  propertyRestored: 'Das Objekt ist wiederhergestellt.',
  picturesAdded_one: 'Ein Bild ist hinzugefügt.',
  picturesAdded_other: '{{count}} Bilder sind hinzugefügt.',
  picturesSaved_one: 'Ein Bild ist gespeichert.',
  picturesSaved_other: '{{count}} Bilder sind gespeichert.',
  picturesUnchanged: 'Es gab nichts zu speichern.',
  picturesOrdered: 'Die Reihenfolge ist geändert.',
  picturesOrderedInPart:
    'Die Reihenfolge ist geändert. Bilder sind inzwischen hinzugekommen oder gelöscht; was neu ist, steht am Ende.',
  pictureTurned: 'Das Bild ist gedreht.',
  pictureDeleted: 'Das Bild ist gelöscht.',
  pictureGone: 'Dieses Bild gibt es nicht mehr. Es wurde inzwischen gelöscht oder gedreht.',
  pictureKept:
    'Das letzte Bild eines veröffentlichten Angebots bleibt. Laden Sie erst ein anderes hoch oder ziehen Sie das Angebot zurück.',
} as const

/** Where a message leads: the result of what was done. */
export const flashLinks = {
  property: 'Objekt öffnen',
  offer: 'Auf der Website ansehen',
  trash: 'Zum Papierkorb',
} as const

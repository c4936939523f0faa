/** What was just done, said once on the page after it. */
export const flash = {
  propertyCreated: 'Das Objekt ist angelegt.',
  propertySaved: 'Das Objekt ist gespeichert.',
  propertySavedUnpublished: 'Gespeichert, aber nicht veröffentlicht. Es fehlt noch: {{missing}}',
  propertyNotPublished: 'Nicht veröffentlicht. Es fehlt noch: {{missing}}',
  propertyPublished: '„{{name}}“ ist veröffentlicht.',
  propertyUnpublished: '„{{name}}“ ist zurückgezogen.',
  propertyHighlighted: '„{{name}}“ ist hervorgehoben.',
  propertyUnhighlighted: '„{{name}}“ ist nicht mehr hervorgehoben.',
  propertySold: '„{{name}}“ ist als verkauft gekennzeichnet.',
  propertyUnsold: '„{{name}}“ ist nicht mehr verkauft.',
  propertyTrashed: '„{{name}}“ liegt im Papierkorb.',
  propertyRestored: '„{{name}}“ ist wiederhergestellt.',
  picturesAdded_one: 'Ein Bild ist hinzugefügt.',
  picturesAdded_other: '{{count}} Bilder sind hinzugefügt.',
  pictureSaved: 'Das Bild ist gespeichert.',
  pictureMoved: 'Die Reihenfolge ist geändert.',
  pictureDeleted: 'Das Bild ist gelöscht.',
  pictureKept:
    'Das letzte Bild eines veröffentlichten Angebots bleibt. Laden Sie erst ein anderes hoch oder ziehen Sie das Angebot zurück.',
  enquiryNew: 'Die Anfrage von {{name}} ist wieder neu.',
  enquiryAnswered: 'Die Anfrage von {{name}} ist als beantwortet gekennzeichnet.',
  enquiryArchived: 'Die Anfrage von {{name}} ist archiviert.',
  enquiryDeleted: 'Die Anfrage von {{name}} ist gelöscht.',
  enquiryDelivered: 'Die Anfrage von {{name}} ist zugestellt.',
  enquiryDeliveredBefore: 'Es wurde nichts gesendet: Alles ist schon zugestellt.',
  enquiryNotDelivered: 'Noch nicht zugestellt. {{reason}}',
  enquiryOnItsWay: 'Die Zustellung läuft noch. Laden Sie die Seite in einer Minute noch einmal.',
  propertyReserved: '„{{name}}“ ist als reserviert gekennzeichnet.',
  propertyUnreserved: '„{{name}}“ ist nicht mehr reserviert.',
  propertyUnsoldUnpublished:
    '„{{name}}“ ist nicht mehr verkauft und vorerst nicht veröffentlicht. Es fehlt noch: {{missing}}',
  propertyRestoredUnpublished: '„{{name}}“ ist als Entwurf wiederhergestellt. Es fehlt noch: {{missing}}',
  propertyInTrash: '„{{name}}“ liegt im Papierkorb. Dort lässt es sich wiederherstellen.',
  propertyNotInTrash: '„{{name}}“ liegt nicht im Papierkorb.',
  propertyOvertaken: '„{{name}}“ wurde gerade von jemandem geändert. Versuchen Sie es noch einmal.',
  propertyCopied: '„{{name}}“ ist angelegt, noch nicht veröffentlicht.',
  propertyCopiedWithout_one: '„{{name}}“ ist angelegt, ohne ein Bild, dessen Datei fehlt.',
  propertyCopiedWithout_other: '„{{name}}“ ist angelegt, ohne {{count}} Bilder, deren Dateien fehlen.',
  /** Sentences that the act has already put together. */
  propertiesChanged: '{{text}}',
} as const

/** Where a message leads: the result of what was done. */
export const flashLinks = {
  property: 'Objekt öffnen',
  offer: 'Auf der Website ansehen',
  trash: 'Zum Papierkorb',
} as const

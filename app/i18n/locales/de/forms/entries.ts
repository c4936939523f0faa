/** Confirmations before an entry is removed, and problems in its form. */
export const entries = {
  pictureGone: 'Das Bild, das Sie ausgewählt hatten, liegt nicht mehr vor. Wählen Sie es noch einmal aus.',
  subjectAlone:
    'Schreiben Sie den englischen Text dazu. Ohne ihn geht auch eine Antwort auf Englisch mit dem deutschen Betreff hinaus.',
  ownDeputy: 'Niemand vertritt sich selbst. Wählen Sie jemand anderen, oder lassen Sie das Feld leer.',
  ownPage: {
    slug: 'Aus „{{typed}}“ wird keine Adresse. Nehmen Sie Buchstaben, Ziffern und Bindestriche, zum Beispiel „karriere“.',
    slugTaken: '„{{slug}}“ ist schon die Adresse der Seite „{{title}}“. Wählen Sie eine andere.',
    slugInTrash:
      '„{{slug}}“ ist die Adresse der Seite „{{title}}“ im Papierkorb. Wählen Sie eine andere, oder stellen Sie die Seite wieder her.',
    slugOfSite: '„{{slug}}“ heißt schon eine andere Seite der Website. Wählen Sie eine andere Adresse.',
    address:
      'Ein Link führt zu „{{address}}“. Erlaubt sind Adressen dieser Website, die mit / beginnen, und solche mit https://.',
    unfinished: 'Ein Link ist unvollständig: „{{words}}“. Er sieht so aus: [Text](/kontakt).',
    tooManyLinks: 'Der Text hat {{count}} Links. Höchstens {{most}} sind möglich.',
    query:
      'Damit sucht die Angebotsliste nicht: „{{ignored}}“. Suchen Sie unter „Angebote“ und kopieren Sie die Adresse von dort.',
    place:
      '„{{place}}“ findet die Angebotsliste nicht. Suchen Sie unter „Angebote“ und kopieren Sie die Adresse von dort.',
  },
  charges: {
    property: '„{{name}}“',
    valuation: 'die Wertermittlung',
    deputy: 'die Vertretung von „{{name}}“',
    enquiry: 'die Anfrage von „{{name}}“',
  },
  removal: {
    submit: 'In den Papierkorb',
    successor: 'Wer übernimmt?',
    nobody: 'Niemand, vorerst ohne Ansprechpartner',
    team: {
      title: '{{name}} aus dem Team entfernen?',
      text: 'Der Eintrag verschwindet mit seinem Bild von der Website. Im Papierkorb lässt er sich 30 Tage lang wiederherstellen.',
      responsible_one: '{{name}} ist Ansprechpartner bei einem Objekt.',
      responsible_other: '{{name}} ist Ansprechpartner bei {{count}} Objekten.',
      isOnline: 'Es ist online.',
      online_one: 'Eines davon ist online.',
      online_other: '{{count}} davon sind online.',
      trashed_one: 'Im Papierkorb liegt ein Objekt, bei dem {{name}} Ansprechpartner ist.',
      trashed_other: 'Im Papierkorb liegen {{count}} Objekte, bei denen {{name}} Ansprechpartner ist.',
      values:
        '{{name}} steht neben dem Formular für Bewertungen. Übernimmt niemand, steht dort die Telefonnummer des Büros.',
      assigned_one: '{{name}} ist eine offene Anfrage zugewiesen.',
      assigned_other: '{{name}} sind {{count}} offene Anfragen zugewiesen.',
      deputy: '{{name}} vertritt andere im Team. Übernimmt niemand, gehen deren Anfragen bei Abwesenheit ans Büro.',
    },
    testimonials: {
      title: 'Kundenstimme von {{name}} entfernen?',
      text: 'Sie verschwindet mit ihrem Bild von der Startseite und den Referenzen. Im Papierkorb lässt sie sich 30 Tage lang wiederherstellen.',
    },
    templates: {
      title: 'Vorlage „{{name}}“ entfernen?',
      text: 'Antworten, die mit ihr geschrieben wurden, bleiben. Im Papierkorb lässt sie sich 30 Tage lang wiederherstellen.',
    },
    ownPages: {
      title: 'Seite „{{name}}“ entfernen?',
      text: 'Sie verschwindet mit ihren Links von der Website. Im Papierkorb lässt sie sich 30 Tage lang wiederherstellen.',
    },
    numbers: {
      title: 'Zahl „{{name}}“ entfernen?',
      text: 'Sie verschwindet von der Startseite und von „Über uns“. Im Papierkorb lässt sie sich 30 Tage lang wiederherstellen.',
    },
  },
} as const

/** Confirmations before an entry is removed, and problems in its form. */
export const entries = {
  chooseAgain: 'Wählen Sie „{{file}}“ noch einmal aus. Die Datei kommt mit dem Formular nicht zurück.',
  ownDeputy: 'Niemand vertritt sich selbst. Wählen Sie jemand anderen, oder lassen Sie das Feld leer.',
  removal: {
    submit: 'Entfernen',
    team: {
      title: '{{name}} aus dem Team entfernen?',
      text: 'Der Eintrag verschwindet mit seinem Bild von der Website. Das lässt sich nicht rückgängig machen.',
      responsible_one: '{{name}} ist Ansprechpartner bei einem Objekt.',
      responsible_other: '{{name}} ist Ansprechpartner bei {{count}} Objekten.',
      isOnline: 'Es ist online.',
      online_one: 'Eines davon ist online.',
      online_other: '{{count}} davon sind online.',
      stay_one: 'Es bleibt, dann ohne Ansprechpartner.',
      stay_other: 'Sie bleiben, dann ohne Ansprechpartner.',
      deputy: '{{name}} vertritt andere im Team. Danach gehen deren Anfragen bei Abwesenheit ans Büro.',
      values: '{{name}} steht neben dem Formular für Bewertungen. Danach steht dort die Telefonnummer des Büros.',
    },
    testimonials: {
      title: 'Kundenstimme von {{name}} entfernen?',
      text: 'Sie verschwindet mit ihrem Bild von der Startseite und den Referenzen. Das lässt sich nicht rückgängig machen.',
    },
    templates: {
      title: 'Vorlage „{{name}}“ entfernen?',
      text: 'Antworten, die mit ihr geschrieben wurden, bleiben. Das lässt sich nicht rückgängig machen.',
    },
    numbers: {
      title: 'Kennzahl „{{name}}“ entfernen?',
      text: 'Sie verschwindet von der Startseite und von „Über uns“. Das lässt sich nicht rückgängig machen.',
    },
  },
} as const

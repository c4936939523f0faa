export const enquiry = {
  problems_one: 'Eine Angabe fehlt oder stimmt noch nicht',
  problems_other: '{{count}} Angaben fehlen oder stimmen noch nicht',
  reachable: 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer an, damit wir Ihnen antworten können.',
  chooseOffer: 'Kreuzen Sie an, um welche Angebote es geht.',
  notStoredTitle: 'Ihre Nachricht ist noch nicht bei uns',
  notStored: 'Senden Sie sie in einer Minute noch einmal ab. Was Sie geschrieben haben, steht noch da.',
  throttled: {
    title: 'Ihre Nachricht ist noch nicht bei uns',
    intro: 'Von Ihrem Anschluss kamen gerade viele Nachrichten. Was Sie geschrieben haben, steht noch da.',
    again: 'Senden Sie es in {{wait}} noch einmal ab, oder rufen Sie uns an.',
  },
} as const

export const subscription = {
  problems: 'Eine Angabe fehlt oder stimmt noch nicht',
  email: 'An Adressen mit Umlauten oder Sonderzeichen können wir nicht schreiben. Geben Sie eine andere ein.',
  query: 'Diese Suche ist zu lang zum Speichern. Gehen Sie zurück zu den Angeboten, und wählen Sie weniger Filter.',
  notUnderstood: '„{{typed}}“ verstehen wir hier nicht. Ihre Suche ist unverändert.',
  throttled: 'Von Ihrem Anschluss kamen gerade viele Suchaufträge. Versuchen Sie es in {{wait}} noch einmal.',
  notStored: 'Der Suchauftrag ist noch nicht gespeichert. Senden Sie ihn in einer Minute noch einmal ab.',
} as const

/** In the language of the enquiry. */
export const enquiryReply = {
  subjects: { contact: 'Ihre Anfrage', valuation: 'Ihre Anfrage zur Bewertung', withdrawal: 'Ihr Widerruf' },
  subjectAbout: 'Ihre Anfrage zu {{name}} ({{number}})',
  subjectBoth: '{{first}} und {{name}} ({{number}})',
  subjectMore_one: '{{first}} und einem weiteren',
  subjectMore_other: '{{first}} und {{count}} weiteren',
  salutation: 'Guten Tag {{name}},',
  decline: {
    subject: '[Objekt] ist vergeben',
    text: 'Guten Tag [Name],\n\nvielen Dank für Ihre Anfrage zu „[Objekt]“. Das Objekt ist inzwischen vergeben, wir können es Ihnen leider nicht mehr anbieten.\n\nMelden Sie sich gern, wenn Sie weiter suchen.\n\nFreundliche Grüße\n[Person]',
    subjectEn: '[Property] is no longer available',
    textEn:
      'Dear [Name],\n\nThank you for your enquiry about “[Property]”. It has now been taken, so we are unable to offer it to you.\n\nPlease get in touch if you are still looking.\n\nKind regards\n[Person]',
  },
  /** In the middle of a sentence. */
  kinds: {
    apartment: { the: 'die Wohnung', toThe: 'der Wohnung', it: 'sie' },
    house: { the: 'das Haus', toThe: 'dem Haus', it: 'es' },
    plot: { the: 'das Grundstück', toThe: 'dem Grundstück', it: 'es' },
  },
  taken:
    'Diese Vorlage verspricht, dass das Objekt noch frei ist. Sein Stand ist aber: {{state}}. Wählen Sie eine andere; Ihr Text ist noch da.',
  takenText:
    'Im Text steht, dass das Objekt noch frei ist. Sein Stand ist aber: {{state}}. Ändern Sie den Satz, oder senden Sie noch einmal, wenn Sie ein anderes Objekt meinen.',
  offer: 'Angebot: {{address}}',
  expose: 'Exposé: {{address}}',
  open: 'Füllen Sie noch aus: {{list}}. Gesendet wird erst, wenn keine eckigen Klammern mehr im Text stehen.',
  unknownTemplate: 'Diese Vorlage gibt es nicht mehr. Wählen Sie eine andere; Ihr Text ist noch da.',
  notSetUp: 'Der Versand ist noch nicht eingerichtet. Ihr Text ist noch da: Schreiben Sie aus Ihrem E-Mail-Programm.',
  noAddress: 'An diese Anfrage lässt sich von hier aus keine E-Mail schicken. Ihr Text ist noch da.',
  throttled: 'Zu viele E-Mails in kurzer Zeit. Ihr Text ist noch da: Senden Sie ihn in {{wait}} noch einmal.',
  nobodyChosen: 'Wählen Sie mindestens eine Person aus.',
  tooMany: 'Höchstens {{max}} E-Mails auf einmal. Nehmen Sie einige Haken weg, und senden Sie den Rest danach.',
} as const

/** The CSV export. */
export const enquiryTable = {
  file: 'anfragen',
  receivedAt: 'Eingegangen',
  kind: 'Art',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  message: 'Nachricht',
  answers: 'Angaben',
  propertyNumber: 'Objektnummer',
  propertyName: 'Objekt',
  locale: 'Sprache',
  status: 'Stand',
  answeredAt: 'Erledigt',
  assignedTo: 'Zugewiesen an',
} as const

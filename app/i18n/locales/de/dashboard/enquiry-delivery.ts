export const troubles = {
  /** E-Mails to the sender of an enquiry. */
  theirs: {
    notSetUp: 'Der Versand ist nicht eingerichtet. Wer die Website betreibt, trägt die fehlende Angabe nach.',
    unknownAddress: 'Diese Adresse gibt es nicht. Prüfen Sie die Schreibweise, oder rufen Sie an.',
    mailboxFull: 'Das Postfach dort ist voll. Warten Sie den nächsten Versuch ab. Wenn es eilt, rufen Sie an.',
    suppressed:
      'Unser Anbieter stellt an diese Adresse nichts mehr zu, weil dort schon E-Mails zurückkamen. Rufen Sie an, oder schreiben Sie aus Ihrem E-Mail-Programm.',
    refused:
      'Die E-Mail wurde abgelehnt. Schreiben Sie aus Ihrem E-Mail-Programm. Kommt das öfter vor, muss die Absenderadresse beim Anbieter bestätigt werden.',
    tooMany: 'Unser Anbieter nimmt gerade keine weiteren E-Mails an. Warten Sie den nächsten Versuch ab.',
    tooLarge: 'Die E-Mail ist zu groß. Schreiben Sie noch einmal, kürzer.',
    unreachable: 'Der Anbieter hat nicht geantwortet. Warten Sie den nächsten Versuch ab.',
    formHost: 'Der Formulardienst hat nicht angenommen, was wir ihm geschickt haben.',
    other: 'Der Anbieter nennt einen Grund, den wir nicht kennen. Ist es eilig, rufen Sie an.',
  },
  /** E-Mails to the office and its people. */
  ours: {
    notSetUp: 'Der Versand ist nicht eingerichtet. Wer die Website betreibt, trägt die fehlende Angabe nach.',
    unknownAddress: 'Diese Adresse gibt es nicht. Prüfen Sie sie in den Einstellungen oder beim Teammitglied.',
    mailboxFull: 'Das Postfach ist voll. Schaffen Sie dort Platz, und senden Sie noch einmal.',
    suppressed:
      'Unser Anbieter stellt an diese Adresse nichts mehr zu, weil dort schon E-Mails zurückkamen. Lassen Sie sie dort freigeben, oder tragen Sie eine andere ein.',
    refused: 'Die E-Mail wurde abgelehnt. Absender und Empfänger müssen beim Anbieter bestätigt sein.',
    tooMany: 'Unser Anbieter nimmt gerade keine weiteren E-Mails an. Warten Sie den nächsten Versuch ab.',
    tooLarge: 'Die E-Mail ist zu groß. Die Anfrage steht hier vollständig.',
    unreachable: 'Der Anbieter hat nicht geantwortet. Warten Sie den nächsten Versuch ab.',
    formHost: 'Der Formulardienst hat die Anfrage nicht angenommen. Wer die Website betreibt, prüft seine Adresse.',
    other: 'Der Anbieter nennt einen Grund, den wir nicht kennen. Die Anfrage steht hier vollständig.',
  },
  raw: 'Meldung: {{reason}}',
} as const

export const delivery = {
  title: 'Zustellung',
  channels: {
    mail: 'E-Mail an Ihr Büro',
    memberMail: 'E-Mail an {{name}}',
    lead: 'E-Mail an Ihre Maklersoftware',
    receipt: 'Empfangsbestätigung',
    withdrawal: 'Bestätigung des Widerrufs',
    reply: 'Ihre Antwort',
    formHost: 'Formulardienst',
  },
  noReceipt: {
    noMail: 'Keine: Eine E-Mail-Adresse ist nicht angegeben.',
    notPlain: 'Keine: Diese E-Mail-Adresse nimmt der Versand nicht an.',
    off: 'Keine: In den Einstellungen ausgeschaltet, als die Anfrage kam.',
    notSetUp: 'Keine: Der Versand war noch nicht eingerichtet.',
    limit: 'Keine: Diese Adresse hatte an diesem Tag schon drei bekommen.',
    withdrawalLimit:
      'Keine: An diese Adresse oder von dieser Website gingen gerade schon sehr viele. Bestätigen Sie diesen Widerruf selbst.',
  },
  formerMember: 'jemanden, der das Team verlassen hat',
  delivered: 'Zugestellt: {{moment}}',
  waiting: 'Noch nicht gesendet',
  underWay: 'Wird gerade gesendet',
  failed_one: 'Ein Versuch ohne Erfolg',
  failed_other: '{{count}} Versuche ohne Erfolg',
  givenUp_one: 'Aufgegeben nach einem Versuch',
  givenUp_other: 'Aufgegeben nach {{count}} Versuchen',
  next: 'Nächster Versuch: {{moment}}',
  again: 'Noch einmal senden',
  none: 'Zu dieser Anfrage wird nichts versendet.',
  cleared: 'Der Zustellverlauf wird 90 Tage nach der Zustellung gelöscht.',
} as const

/** The pages of search subscriptions. */
export const subscription = {
  title: 'Suchauftrag',
  description: 'Eine E-Mail, wenn ein passendes Angebot dazukommt: höchstens eine am Tag, jederzeit zu beenden.',
  lead: 'Wir schreiben Ihnen, wenn etwas Passendes dazukommt. Ohne Anmeldung und jederzeit mit einem Klick beendet.',
  search: {
    title: 'Danach suchen wir',
    any: 'Alle neuen Angebote',
    now_one: 'Heute passt ein Angebot dazu.',
    now_other: 'Heute passen {{count}} Angebote dazu.',
    none: 'Heute passt noch nichts dazu.',
    show_one: 'Angebot ansehen',
    show_other: 'Angebote ansehen',
    change: 'Ansehen und Suche ändern',
  },
  form: {
    title: 'Wohin dürfen wir schreiben?',
    email: 'E-Mail-Adresse',
    emailHint:
      'Dorthin geht zuerst eine E-Mail mit einem Link. Der Suchauftrag beginnt, wenn Sie ihn öffnen und bestätigen.',
    send: 'Suchauftrag anlegen',
    leaveEmpty: 'Dieses Feld bleibt leer',
    privacy:
      'Bis Sie den Suchauftrag beenden, speichern wir Ihre Adresse, die Sprache, diese Suche und was wir Ihnen dazu genannt haben. Mehr dazu steht in der',
    privacyLink: 'Datenschutzerklärung',
    privacyWindow: '(öffnet ein neues Fenster)',
  },
  how: {
    title: 'So geht es weiter',
    steps: [
      {
        title: 'Bestätigen',
        text: 'Der Link in der ersten E-Mail gilt 48 Stunden. Ohne Bestätigung bleibt es bei dieser einen.',
      },
      {
        title: 'Lesen',
        text: 'An Ihre Adresse geht höchstens eine E-Mail am Tag, auch bei mehreren Suchaufträgen: In der Nacht darauf erfahren Sie, was neu ist, günstiger wurde oder wieder zu haben ist. Keine Meldung kommt doppelt.',
      },
      {
        title: 'Beenden',
        text: 'In jeder E-Mail steht ein Link, mit dem Sie die Suche ändern, pausieren oder beenden. Mit dem letzten Suchauftrag wird auch Ihre Adresse gelöscht.',
      },
    ],
  },
  sent: {
    title: 'Fast geschafft',
    lead: 'Wenn die Adresse stimmt, ist eine E-Mail unterwegs. Öffnen Sie den Link darin, und bestätigen Sie den Suchauftrag.',
    nothing:
      'Nichts angekommen? Sehen Sie im Spamordner nach. An eine Adresse schicken wir höchstens zwei solche E-Mails am Tag.',
    other: 'Andere Adresse angeben',
    back: 'Zurück zu den Angeboten',
  },
  confirm: {
    title: 'Suchauftrag bestätigen',
    lead: 'Noch ein Klick: Dann schreiben wir Ihnen an {{email}}, wenn etwas Passendes dazukommt.',
    button: 'Bestätigen',
    not: 'Waren Sie das nicht? Dann schließen Sie diese Seite. Ohne Bestätigung wird die Adresse nach 48 Stunden gelöscht.',
  },
  manage: {
    title: 'Ihr Suchauftrag',
    lead: 'Er läuft. Neues geht an {{email}}.',
    paused: 'Er pausiert. Bis Sie ihn fortsetzen, kommt keine E-Mail.',
    asked: 'Wir haben lange nichts von Ihnen gehört. Soll der Suchauftrag weiterlaufen?',
    keep: 'Ja, weiter suchen',
    changeTitle: 'Suche ändern',
    changeText: 'Wir melden, was ab jetzt dazukommt. Was heute schon passt, steht in der Liste.',
    change: 'Änderung speichern',
    notSaved: 'Nicht gespeichert',
    stopTitle: 'Pausieren oder beenden',
    stopText:
      'In einer Pause bleibt die Suche gespeichert. Beenden löscht die Suche sofort und, wenn es Ihre letzte ist, auch Ihre Adresse.',
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    end: 'Suchauftrag beenden',
  },
  ended: {
    title: 'Ihr Suchauftrag ist beendet',
    last: 'Die Suche ist gelöscht, und für Suchaufträge ist Ihre Adresse nicht mehr gespeichert.',
    others_one: 'Diese Suche ist gelöscht. Zu Ihrer Adresse ist noch ein anderer Suchauftrag gespeichert.',
    others_other: 'Diese Suche ist gelöscht. Zu Ihrer Adresse sind noch {{count}} andere Suchaufträge gespeichert.',
    more: 'Andere Suchaufträge beenden Sie mit dem Link in deren E-Mails.',
    offers: 'Zu den Angeboten',
  },
  gone: {
    title: 'Diesen Link gibt es nicht mehr',
    text: 'Er war schon benutzt oder zu alt, oder der Suchauftrag ist beendet. In jeder E-Mail steht ein neuer Link, und ein neuer Suchauftrag ist schnell angelegt.',
    again: 'Zu den Angeboten',
  },
  used: {
    title: 'Schon bestätigt',
    text: 'Ihr Suchauftrag läuft. Zum Ändern, Pausieren und Beenden führt der Link in der E-Mail, die nach dem Bestätigen kam.',
    again: 'Zu den Angeboten',
  },
  offer: {
    title: 'Nichts verpassen',
    text: 'Wir schreiben Ihnen, wenn zu dieser Suche etwas dazukommt, günstiger wird oder wieder zu haben ist.',
    link: 'Suchauftrag anlegen',
  },
} as const

/** The pages of search subscriptions. */
export const subscription = {
  title: 'Suchauftrag',
  description: 'Eine Mail, sobald ein passendes Angebot dazukommt: höchstens eine am Tag, jederzeit zu beenden.',
  lead: 'Wir schreiben Ihnen, sobald etwas Passendes dazukommt. Ohne Anmeldung, und zu Ende, wann Sie wollen.',
  search: {
    title: 'Danach suchen wir',
    any: 'Alle neuen Angebote',
    now_one: 'Heute passt ein Angebot dazu.',
    now_other: 'Heute passen {{count}} Angebote dazu.',
    none: 'Heute passt noch nichts dazu.',
    show_one: 'Angebot ansehen',
    show_other: 'Angebote ansehen',
    change: 'Suche ändern',
  },
  form: {
    title: 'Wohin dürfen wir schreiben?',
    email: 'E-Mail-Adresse',
    emailHint:
      'Dorthin geht zuerst eine Mail mit einem Link. Der Suchauftrag beginnt, wenn Sie ihn öffnen und bestätigen.',
    send: 'Suchauftrag anlegen',
    leaveEmpty: 'Dieses Feld bitte leer lassen',
    privacy:
      'Gespeichert werden nur Ihre Adresse und diese Suche, bis Sie den Suchauftrag beenden. Mehr dazu steht in der',
    privacyLink: 'Datenschutzerklärung',
    privacyWindow: '(öffnet in einem neuen Fenster)',
  },
  how: {
    title: 'So geht es weiter',
    steps: [
      { title: 'Bestätigen', text: 'Der Link in der ersten Mail gilt 48 Stunden. Ohne ihn kommt nichts weiter.' },
      {
        title: 'Lesen',
        text: 'Zu jeder Suche höchstens eine Mail am Tag: was neu ist, was günstiger wurde und was wieder zu haben ist. Nichts davon zweimal.',
      },
      {
        title: 'Beenden',
        text: 'In jeder Mail steht ein Link zum Ändern, Pausieren und Beenden. Danach ist Ihre Adresse gelöscht.',
      },
    ],
  },
  sent: {
    title: 'Fast geschafft',
    lead: 'Wir haben Ihnen eine Mail geschickt. Öffnen Sie den Link darin, und bestätigen Sie den Suchauftrag.',
    nothing:
      'Nichts angekommen? Sehen Sie im Ordner für unerwünschte Mails nach. An eine Adresse schicken wir höchstens zwei solche Mails am Tag.',
    back: 'Zurück zu den Angeboten',
  },
  confirm: {
    title: 'Suchauftrag bestätigen',
    lead: 'Ein Druck fehlt noch: Danach schreiben wir Ihnen an {{email}}, sobald etwas Passendes dazukommt.',
    button: 'Bestätigen',
    not: 'Waren Sie das nicht? Dann schließen Sie diese Seite. Ohne Bestätigung wird die Adresse nach 48 Stunden gelöscht.',
  },
  manage: {
    title: 'Ihr Suchauftrag',
    lead: 'Er läuft. Neues geht an {{email}}.',
    paused: 'Er pausiert. Bis Sie ihn fortsetzen, kommt keine Mail.',
    asked: 'Wir haben lange nichts von Ihnen gehört. Soll der Suchauftrag weiterlaufen?',
    keep: 'Ja, weiter suchen',
    changeTitle: 'Suche ändern',
    changeText: 'Was schon in der Liste steht, schicken wir nicht noch einmal. Gesucht wird ab jetzt nach dem Neuen.',
    change: 'Änderung speichern',
    stopTitle: 'Pausieren oder beenden',
    stopText: 'Eine Pause merkt sich die Suche. Mit dem Ende sind Suche und Adresse gelöscht, sofort und ganz.',
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    end: 'Suchauftrag beenden',
  },
  gone: {
    title: 'Diesen Link gibt es nicht mehr',
    text: 'Er war schon benutzt oder zu alt, oder der Suchauftrag ist beendet. In jeder Mail steht ein neuer Link, und ein neuer Suchauftrag ist schnell angelegt.',
    again: 'Zu den Angeboten',
  },
  used: {
    title: 'Schon bestätigt',
    text: 'Ihr Suchauftrag läuft. Zum Ändern, Pausieren und Beenden führt der Link in der nächsten Mail.',
    again: 'Zu den Angeboten',
  },
  offer: {
    title: 'Nichts verpassen',
    text: 'Wir schreiben Ihnen, wenn zu dieser Suche etwas dazukommt, günstiger wird oder wieder zu haben ist.',
    link: 'Suchauftrag anlegen',
  },
} as const

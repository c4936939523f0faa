/** Problems and questions about connections, answers to sending software, and files about an import. */
export const connections = {
  pictureHost: '„{{text}}“ ist kein Name eines Servers. Geben Sie nur ihn an, zum Beispiel bilder.example.de',
  /** For the maker of a software. */
  mail: 'Guten Tag,\n\ndie Website von {{agency}} nimmt Objekte im Format OpenImmo 1.2.7 an. Richten Sie dafür die folgende Schnittstelle ein:\n\nAdresse: {{url}}\nVerfahren: HTTPS, POST oder PUT, je Übertragung eine ZIP-Datei mit einer XML-Datei und den Bildern. Ohne Bilder genügt die XML-Datei allein.\nUmfang: VOLL oder TEIL\nBilder: JPEG oder PNG in der ZIP-Datei\n\nKann Ihre Software nur mit Benutzer und Passwort senden:\n\nAdresse: {{basic}}\nBenutzer: {{user}}\nPasswort: {{token}}\n\nFTP nimmt die Website nicht an. Sendet Ihre Software nur per FTP, nennen Sie uns das: Dann leitet ein Server bei uns die Dateien an die Adresse weiter.\n\nDie Antwort 202 heißt, dass die Datei angekommen ist.\n\nMit freundlichen Grüßen\n{{agency}}\n',
  removal: {
    title: 'Die Verbindung „{{name}}“ entfernen?',
    objects_one: 'Ein Objekt, das sie gebracht hat, bleibt und gehört danach allein dem Büro.',
    objects_other: '{{count}} Objekte, die sie gebracht hat, bleiben und gehören danach allein dem Büro.',
    text: 'Die Übergabeadresse gilt dann sofort nicht mehr. Was noch auf eine Entscheidung wartet, wird verworfen. Das lässt sich nicht rückgängig machen.',
  },
} as const

/** Read by people at the maker of a software, in its log. */
export const transfer = {
  taken: 'Angekommen als Übertragung {{id}}.',
  known: 'Diese Datei liegt schon vor, als Übertragung {{id}}.',
  notRead: 'Das ist weder eine ZIP-Datei noch XML. Erwartet wird OpenImmo als ZIP-Datei oder als XML.',
  cutOff: 'Die Datei kam nicht ganz an. Senden Sie sie noch einmal.',
  empty: 'Es kam keine Datei an. Senden Sie OpenImmo als ZIP-Datei oder als XML.',
  unknown: 'Diese Übergabeadresse gilt nicht. Die Verwaltung der Website kann eine neue erzeugen.',
  tooLarge:
    'Die Datei ist zu groß: Erlaubt sind {{max}} MB. Senden Sie Objekte einzeln (TEIL) oder mit kleineren Bildern.',
  full: 'Über diese Adresse werden in 24 Stunden höchstens {{max}} GB angenommen. Senden Sie die Datei in {{wait}} noch einmal.',
  tooMany: 'Das waren zu viele Übertragungen. Die nächste geht in {{wait}}.',
  method: 'Senden Sie die Datei mit POST oder PUT.',
} as const

/** In mails to the office. */
export const transferMail = {
  review: 'Die Verbindung ist so eingestellt, dass jede Übertragung geprüft wird.',
  first: 'Es ist die erste Übertragung dieser Verbindung.',
  overtaken: 'Während sie übernommen wurde, hat jemand etwas gespeichert, das sie auch ändert.',
  failed: 'Mehrere Versuche, sie zu verarbeiten, sind fehlgeschlagen.',
  held: '{{number}}, {{name}}. {{what}}',
  offline: '{{number}}, {{name}}. Es fehlt: {{lacking}}',
} as const

/** Why a transfer waits for a person, in addition to `transferMail`. */
export const transferWaits = {
  uploaded: 'Von Hand hochgeladen von {{name}}.',
  unknownProvider: 'Die Datei nennt einen Anbieter, den wir hier noch nicht kennen.',
  odd: 'Die Datei ist älter als die zuletzt übernommene, oder durch sie gingen viele Angebote offline, oder sie nennt Zahlen, die jemand bestätigen muss.',
} as const

export const exchangeFiles = {
  log: 'protokoll',
  feedback: 'rueckmeldung',
  columns: {
    position: 'Position',
    number: 'Objektnummer',
    name: 'Name',
    outcome: 'Ergebnis',
    after: 'Danach',
    problems: 'Hinweise',
  },
  outcomes: {
    new: 'neu',
    changed: 'geändert',
    unchanged: 'unverändert',
    withdrawn: 'zurückgezogen',
    skipped: 'übersprungen',
  },
  afters: {
    public: 'öffentlich',
    draft: 'Entwurf',
    reference: 'Referenz',
    offline: 'offline',
    none: 'nicht übernommen',
  },
} as const

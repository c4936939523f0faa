export const offer = {
  words: {
    tools: 'Angebot weitergeben',
    share: 'Teilen',
    copied: 'Link kopiert',
    expose: 'Exposé drucken',
    similar: 'Ähnliche Angebote',
    all: 'Alle Angebote',
  },
  gone: {
    title: 'Dieses Angebot ist nicht mehr online',
    text: 'Es ist vergeben oder zurückgezogen, oder in der Adresse fehlt etwas. Fragen Sie uns gern danach.',
    description: 'Das Angebot zu dieser Adresse ist nicht mehr online.',
    newest: 'Neueste Angebote',
  },
  request: {
    viewing: 'Besichtigung anfragen',
    short: 'Anfragen',
    waitingList: 'Auf die Warteliste',
    reserved: {
      title: 'Reserviert.',
      text: 'Wird das Objekt wieder frei, melden wir uns zuerst bei allen auf der Warteliste.',
    },
  },
  untranslated: {
    description: 'Die Beschreibung ist auf Deutsch.',
    others: 'Einige der Texte sind auf Deutsch.',
  },
  ofMember_one: '{{count}} aktuelles Angebot',
  ofMember_other: '{{count}} aktuelle Angebote',
  expose: {
    title: 'Exposé: {{what}}',
    toolbar: 'Exposé drucken',
    back: 'Zurück zum Angebot',
    print: 'Drucken oder als PDF sichern',
    howToPrint: 'Über den Befehl „Drucken“ Ihres Browsers bringen Sie diese Seiten zu Papier oder sichern sie als PDF.',
    number: 'Objekt {{number}}',
    costs: 'Kosten',
    morePictures: 'Weitere Ansichten',
    contact: 'Kontakt',
    online: 'Im Netz',
    scan: 'Den aktuellen Stand mit allen Bildern zeigt der Code oder diese Adresse:',
    qr: 'QR-Code zur Seite des Angebots',
    standing: {
      purchase: 'Stand {{date}}. Irrtum und Zwischenverkauf vorbehalten.',
      rent: 'Stand {{date}}. Irrtum und Zwischenvermietung vorbehalten.',
    },
  },
} as const

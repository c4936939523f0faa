import { ownDataNotice } from '#app/i18n/locales/de/own-data/own-data-notice.ts'
import { plausibility } from '#app/i18n/locales/de/properties/plausibility.ts'
import { prose } from '#app/i18n/locales/de/properties/prose.ts'
import { forgottenPassword, password, secondFactor, signIn, throttled, users } from './access.ts'
import { enquiry, enquiryReply, enquiryTable, subscription } from './enquiries.ts'
import { entries } from './entries.ts'
import { connections, exchangeFiles, transfer, transferMail, transferWaits } from './exchange.ts'
import { help } from './help.ts'
import { pageTexts } from './page-texts.ts'
import { transferProblems } from './transfer-problems.ts'

/** Read on the server only; sentences reach the browser with their page. */
export const forms = {
  help,
  pageTexts,
  transferProblems,
  transferMail,
  transferWaits,
  asked: {
    name: 'Ihr Name fehlt noch.',
    email: 'Ihre E-Mail-Adresse fehlt noch.',
    message: 'Schreiben Sie uns, worum es geht.',
    contract: 'Nennen Sie den Vertrag oder das Objekt.',
    kindOfHome: 'Wählen Sie Haus, Wohnung oder Grundstück.',
    postalCode: 'Nennen Sie die Postleitzahl.',
    city: 'Nennen Sie den Ort.',
    occasion: 'Wählen Sie den Anlass.',
    timeFrame: 'Wählen Sie, bis wann Sie den Wert brauchen.',
  },
  farOff: {
    elsewhere:
      'Der Punkt liegt {{distance}} vom Ort der Adresse entfernt. Ändern Sie die Koordinaten, oder bestätigen Sie sie über dem Formular.',
    unusual: '{{value}} ist hier ungewöhnlich. Ändern Sie die Zahl, oder bestätigen Sie sie über dem Formular.',
    farFromLast:
      'Bisher {{last}}, jetzt {{value}}: das ist mindestens das Hundertfache oder ein Hundertstel. Ändern Sie die Zahl, oder bestätigen Sie sie über dem Formular.',
    halved:
      'Bisher {{last}}, jetzt {{value}}: das ist weniger als die Hälfte, und Suchaufträge melden es als Preissenkung. Ändern Sie die Zahl, oder bestätigen Sie sie über dem Formular.',
  },
  certificateAdded: '„Energieausweis liegt vor“, weil Angaben daraus eingetragen sind',
  problems: {
    malformed: 'Diese Angabe ließ sich nicht lesen. Geben Sie sie noch einmal ein.',
    required: 'Füllen Sie dieses Feld aus.',
    requiredChoice: 'Wählen Sie eine der Möglichkeiten aus.',
    unknownOption: 'Diese Auswahl gibt es nicht. Wählen Sie eine aus der Liste.',
    email: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
    phone: 'Geben Sie eine Telefonnummer ein, zum Beispiel 040 123456.',
    postalCode: 'Geben Sie fünf Ziffern ein.',
    linkScheme:
      'Geben Sie eine vollständige Adresse ein, die mit https:// beginnt, zum Beispiel https://beispiel.de/rundgang.',
    link: 'Diese Adresse ist so nicht vollständig. Kopieren Sie sie aus der Adresszeile des Browsers, ohne Leerzeichen und ohne Zugangsdaten.',
    linkLetters:
      'Im Namen dieser Website stehen Buchstaben, die wie andere aussehen, zum Beispiel kyrillische. Tippen Sie den Namen mit lateinischen Buchstaben, oder in der Schreibweise, die mit xn-- beginnt.',
    linkClosed:
      'Diese Adresse führt in eine Verwaltung, die Besucher nicht öffnen können. Geben Sie die öffentliche Adresse ein.',
    month: 'Geben Sie Monat und Jahr ein, zum Beispiel 03.2026.',
    date: 'Geben Sie ein Datum ein, zum Beispiel 31.12.2026.',
    controlCharacters: 'Der Text enthält unsichtbare Steuerzeichen. Geben Sie ihn ohne sie noch einmal ein.',
    currency: 'Lassen Sie das Währungszeichen weg, zum Beispiel {{example}}.',
    twoReadings:
      'Das kann {{less}} oder {{more}} heißen. Schreiben Sie {{decimal}} oder {{thousands}}, dann ist es eindeutig.',
    otherAmount: {
      warm: 'Eine Warmmiete enthält Nebenkosten. Tragen Sie die Kaltmiete bei „{{coldRent}}“ ein und den Rest bei „{{serviceCharge}}“.',
      cold: 'Eine Kaltmiete gehört ins Feld „{{coldRent}}“.',
      monthly: 'Das ist ein Betrag im Monat, hier ist ein anderer gefragt. Eine Miete gehört ins Feld „{{coldRent}}“.',
      yearly:
        'Das ist ein Betrag im Jahr, hier ist ein anderer gefragt. Mieteinnahmen gehören ins Feld „{{rentalIncome}}“, Miete und Kosten rechnen Sie auf den Monat um.',
      weekly: 'Das ist ein Betrag in der Woche. Rechnen Sie ihn auf den Monat um.',
      perArea: 'Das ist ein Preis je Quadratmeter. Tragen Sie den ganzen Betrag ein.',
    },
    notANumber: 'Geben Sie nur eine Zahl ein, zum Beispiel {{example}}.',
    notInteger: 'Geben Sie eine ganze Zahl ein, zum Beispiel {{example}}.',
    negative: 'Geben Sie eine Zahl ein, die nicht unter 0 liegt.',
    decimals: 'Geben Sie weniger Stellen nach dem Komma ein.',
    tooLong: 'Kürzen Sie den Text auf {{max}} Zeichen, jetzt sind es {{length}}.',
    tooMany: 'Lassen Sie höchstens {{max}} Zeilen stehen.',
    range: 'Geben Sie eine Zahl zwischen {{min}} und {{max}} ein.',
    offline:
      'Mit diesem Preis dürfte das Angebot nicht online stehen: {{missing}}. Öffnen Sie das Objekt, um das zu ergänzen.',
    numberTaken: 'Diese Objektnummer trägt schon „{{name}}“. Wählen Sie eine andere.',
    preparedOvertaken:
      'Inzwischen hat jemand etwas anderes vorbereitet. Sehen Sie es noch einmal an und senden Sie dann erneut.',
    preparedSold:
      'Das Objekt ist inzwischen verkauft oder vermietet, also lässt sich nichts mehr vorbereiten. Ihre Eingaben stehen noch im Formular.',
    preparedShown:
      'Sie bearbeiten das Vorbereitete, deshalb ist nichts gespeichert. Wählen Sie „Vorbereiten“. Was sofort gelten soll, ändern Sie im Formular ohne das Vorbereitete.',
    releaseDate: 'Wählen Sie einen Tag, zum Beispiel {{example}}.',
    approvalRequired: 'Das schaltet nur die Administration ab.',
    approvalAddress:
      'Wo eine Freigabe verlangt oder erbeten ist, ändert nur die Administration die Adresse. Bitten Sie dort darum, und stellen Sie hier die frühere wieder her, um das Übrige zu speichern.',
    releaseTime: 'Geben Sie eine Uhrzeit ein, zum Beispiel 9.00.',
    releaseGap: 'Diese Uhrzeit gibt es an dem Tag nicht: Um 2 Uhr wird die Uhr auf 3 Uhr gestellt.',
    releasePast: 'Dieser Zeitpunkt ist schon vorbei. Wählen Sie einen späteren.',
    releaseFar: 'Der Termin darf höchstens ein Jahr entfernt sein.',
    unknownMember: 'Diese Person gibt es nicht mehr. Wählen Sie eine andere aus der Liste.',
    floors: 'Tragen Sie auch ein, wie viele Etagen das Haus hat, oder geben Sie die Etage als Zahl ein.',
    baseRent: 'Tragen Sie auch die Kaltmiete ein, aus der sich die Kaution ergibt, oder geben Sie den Betrag ein.',
  },
  /** Plain-text answers. */
  refusals: {
    crossOrigin:
      'Diese Anfrage kam von einer fremden Seite und wurde nicht ausgeführt. Öffnen Sie die Seite noch einmal und senden Sie das Formular von dort ab.',
    longAddress:
      'Diese Adresse gibt es hier nicht: So lang ist keine. Prüfen Sie, ob sie richtig übernommen wurde, oder beginnen Sie auf der Startseite.',
    longQuery:
      'Hinter dem Fragezeichen dieser Adresse stehen zu viele Angaben. Prüfen Sie, ob sie richtig übernommen wurde, oder beginnen Sie auf der Startseite.',
    unencrypted:
      'Diese Adresse nimmt nur verschlüsselte Übertragungen an. Tragen Sie in der Software https:// ein und lassen Sie vorher von der Verwaltung der Website eine neue Übergabeadresse erzeugen: Die bisherige war unterwegs lesbar.',
    unknownAddress:
      'Diese Adresse gibt es hier nicht. Prüfen Sie, ob sie richtig übernommen wurde, oder beginnen Sie auf der Startseite.',
    unknownMethod:
      'Diese Art von Anfrage nimmt die Website nicht an. Öffnen Sie die Seite im Browser und senden Sie ihr Formular ab.',
    notSetUp:
      'Diese Website ist noch nicht eingerichtet: SITE_URL in wrangler.local.toml nennt localhost. Tragen Sie dort die öffentliche Adresse ein und veröffentlichen Sie noch einmal (npm run deploy).',
    unreadableAddress:
      'Diese Adresse lässt sich nicht lesen. Prüfen Sie, ob sie richtig übernommen wurde, oder beginnen Sie auf der Startseite.',
  },
  plausibility,
  prose,
  saving: { formerMember: 'Nicht mehr im Team', formerProperty: 'Gelöschtes Objekt' },
  renamed: '{{name}} (heute: {{nameNow}})',
  users,
  password,
  ownDataNotice,
  throttled,
  map: {
    throttled:
      'Von Ihrem Anschluss wurden gerade viele neue Kartenausschnitte abgerufen. Versuchen Sie es in {{wait}} noch einmal.',
  },
  settings: {
    propertyNumberPattern: 'Das Muster braucht eine Stelle, an der gezählt wird, zum Beispiel GI-####.',
    tagManagerId: 'Geben Sie die Kennung ein, wie Google sie zeigt, zum Beispiel GTM-AB12CD3.',
    socialLinks: 'Zeile {{line}}: „{{text}}“. {{problem}}',
    noPicture: 'Wählen Sie ein Bild aus.',
  },
  secondFactor,
  signIn,
  forgottenPassword,
  enquiry,
  subscription,
  enquiryReply,
  enquiryTable,
  location: {
    title: 'Der Punkt ist nicht gesetzt',
    noClick:
      'Die Karte weiß nicht, wohin der Punkt soll: Sie braucht einen Klick mit der Maus oder dem Finger. Oder geben Sie daneben die Koordinaten ein.',
    unreadable:
      'Der Klick ließ sich nicht lesen. Klicken Sie noch einmal auf die Karte, oder geben Sie die Koordinaten ein.',
    half: 'Geben Sie auch die zweite Koordinate ein, oder leeren Sie beide.',
    degrees: 'Das sind keine Dezimalgrad. Zwei Zahlen genügen, zum Beispiel „53.551086, 9.993682“.',
  },
  pictures: {
    none: 'Wählen Sie mindestens ein Bild aus.',
    noneUploaded: 'Kein Bild ist hochgeladen',
    uploadToTrash:
      'Das Objekt liegt inzwischen im Papierkorb. Stellen Sie es wieder her, und laden Sie die Bilder dann noch einmal hoch.',
    empty: '{{file}}: Die Datei ist leer. Wählen Sie das Bild noch einmal aus.',
    tooLarge: '{{file}}: Das Bild hat {{size}} MB, erlaubt sind {{max}} MB. Verkleinern Sie es.',
    postTooLarge: 'Zusammen sind die Bilder zu groß. Laden Sie höchstens {{max}} MB auf einmal hoch.',
    uploadTooLarge:
      'Zusammen sind die Bilder zu groß. Laden Sie höchstens {{max}} MB auf einmal hoch, und höchstens {{count}} Bilder.',
    propertyFull: 'Ein Objekt hat höchstens {{count}} Bilder. Löschen Sie welche, um weitere hochzuladen.',
    uploadTooMany:
      'Es sind zu viele Bilder auf einmal. Laden Sie höchstens {{count}} Bilder auf einmal hoch, zusammen höchstens {{max}} MB.',
    notAPicture: '{{file}}: Das ist kein Bild, das wir zeigen können. Wählen Sie ein JPEG, PNG oder WebP.',
    logoFormat:
      '{{file}}: Hier geht nur PNG oder WebP: JPEG kann nicht durchsichtig sein, und SVG kann Programme enthalten. Speichern Sie das Bild so, und wählen Sie es noch einmal aus.',
    logoAnimated: '{{file}}: Dieses Bild bewegt sich. Wählen Sie ein stilles.',
    logoTooWide:
      '{{file}}: Das Bild ist mehr als {{wide}}-mal so breit wie hoch und wäre nicht zu lesen. Wählen Sie ein höheres.',
    logoTooHigh:
      '{{file}}: Das Bild ist mehr als {{high}}-mal so hoch wie breit und wäre nicht zu lesen. Wählen Sie ein breiteres.',
    iconNotSquare: '{{file}}: Das Bild ist nicht so breit wie hoch. Schneiden Sie es quadratisch zu.',
    heic: '{{file}}: Das ist ein HEIC vom iPhone, das sich nicht lesen lässt. Öffnen Sie es am iPhone oder Mac und teilen oder exportieren Sie es als JPEG. Neue Fotos werden JPEG mit Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.',
    tooManyPixels: '{{file}}: Das Bild hat mehr als {{max}} Megapixel. Verkleinern Sie es.',
    falseSize:
      '{{file}}: Das Bild hat eine andere Größe, als in der Datei steht. Speichern Sie es neu und versuchen Sie es noch einmal.',
    broken: '{{file}}: Das Bild lässt sich nicht öffnen. Speichern Sie es neu und versuchen Sie es noch einmal.',
    notProcessed:
      '{{file}}: Das Bild ließ sich gerade nicht verarbeiten. Versuchen Sie es in einer Minute noch einmal.',
    notStored: '{{file}}: Das Bild ließ sich nicht speichern. Versuchen Sie es noch einmal.',
    inTrash:
      '{{file}}: Das Bild war schon hinzugefügt und liegt jetzt im Papierkorb dieses Objekts. Stellen Sie es dort wieder her.',
    cutOff: '{{file}}: Das Bild kam nicht ganz an. Laden Sie es noch einmal hoch.',
    interrupted: 'Die Übertragung brach ab. Laden Sie hoch, was unten noch fehlt.',
    unreadable: 'Was gesendet wurde, ließ sich nicht lesen. Wählen Sie die Bilder noch einmal aus.',
    originalItself: 'Ein Bild ist nicht sein eigenes Original. Wählen Sie ein anderes.',
    originalGone: 'Dieses Bild gibt es hier nicht mehr. Wählen Sie ein anderes Original oder keines.',
    lastShown:
      'Ohne diese Angabe sähen Besucher kein Bild des Angebots mehr. Laden Sie erst ein anderes hoch oder ziehen Sie das Angebot zurück.',
    originalEdited: 'Dieses Original ist selbst bearbeitet. Wählen Sie das unbearbeitete Foto.',
    isOriginal: 'Bild {{position}} nennt dieses Bild als Original. Ein Original ist nicht selbst bearbeitet.',
    chosenTitle: 'Nichts ist geändert',
    noneTicked: 'Wählen Sie zuerst Bilder aus.',
    noChoice: 'Wählen Sie, was für diese Bilder gelten soll: die Art, oder was sie zeigen.',
    wordsTitle: 'Nichts ist geändert. Mindestens eine Angabe braucht noch eine Korrektur',
    wordsField: 'Bild {{position}}, {{field}}',
    goneTitle: 'Ein Bild, an dem Sie geschrieben haben, gibt es nicht mehr',
    gone: 'Es wurde inzwischen gelöscht oder gedreht. Alles andere ist gespeichert. Geschrieben hatten Sie: {{text}}',
    orderTitle: 'Die Reihenfolge ist nicht geändert',
    order: 'Was gesendet wurde, nennt keines dieser Bilder. Versuchen Sie es mit den Schaltflächen unter den Bildern.',
    place: 'Geben Sie eine ganze Zahl von 1 bis {{count}} ein.',
    placeField: 'Bild {{position}}',
    move: 'Diese Richtung gibt es nicht. Nehmen Sie die Schaltflächen unter den Bildern.',
    turnTitle: 'Das Bild ist nicht gedreht',
    turn: 'Ein Bild lässt sich nach links oder nach rechts drehen. Nehmen Sie die Schaltflächen unter dem Bild.',
    fileGone: 'Die Datei des Bildes fehlt. Löschen Sie es und laden Sie es noch einmal hoch.',
    turnFailed: 'Das Bild ließ sich gerade nicht drehen. Versuchen Sie es in einer Minute noch einmal.',
  },
  /** After “X hat”. */
  changedSince: {
    someone: 'Jemand',
    named: '„{{name}}“',
    access: 'den Zugang von „{{name}}“',
    pictureOrder: 'die Reihenfolge der Bilder',
    pictures_one: 'dieses Bild',
    pictures_other: 'eines dieser Bilder',
  },
  bulk: {
    none: 'Wählen Sie zuerst Objekte aus.',
    tooMany: 'Es sind {{count}} Objekte auf einmal, möglich sind {{max}}. Nichts ist geändert.',
    unknownAct: 'Diese Aktion gibt es nicht. Nichts ist geändert.',
    publish_one: 'Ein Objekt ist online.',
    publish_other: '{{count}} Objekte sind online.',
    unpublish_one: 'Ein Objekt ist nicht mehr online.',
    unpublish_other: '{{count}} Objekte sind nicht mehr online.',
    trash_one: 'Ein Objekt liegt im Papierkorb.',
    trash_other: '{{count}} Objekte liegen im Papierkorb.',
    restore_one: 'Ein Objekt ist wiederhergestellt.',
    restore_other: '{{count}} Objekte sind wiederhergestellt.',
    changedSince: 'Nicht rückgängig gemacht, weil inzwischen geändert: {{list}}.',
    newer: '{{number}} ({{by}})',
    you: 'von Ihnen',
    someone: 'von jemandem',
    restoredOffline_one: 'Eines ist offline.',
    restoredOffline_other: '{{count}} sind offline.',
    ask: '{{count}} Objekte in den Papierkorb legen?',
    askOnline_one: 'Eines davon ist online und verschwindet sofort von der Website.',
    askOnline_other: '{{count}} davon sind online und verschwinden sofort von der Website.',
    askKept: 'Im Papierkorb lassen sie sich 30 Tage lang wiederherstellen.',
    askSubmit: 'In den Papierkorb',
    reserve_one: 'Ein Objekt ist als reserviert gekennzeichnet.',
    reserve_other: '{{count}} Objekte sind als reserviert gekennzeichnet.',
    unreserve_one: 'Ein Objekt ist nicht mehr reserviert.',
    unreserve_other: '{{count}} Objekte sind nicht mehr reserviert.',
    highlight_one: 'Ein Objekt ist hervorgehoben.',
    highlight_other: '{{count}} Objekte sind hervorgehoben.',
    unhighlight_one: 'Ein Objekt ist nicht mehr hervorgehoben.',
    unhighlight_other: '{{count}} Objekte sind nicht mehr hervorgehoben.',
    assign_one: 'Bei einem Objekt ist der Ansprechpartner geändert.',
    assign_other: 'Bei {{count}} Objekten ist der Ansprechpartner geändert.',
    noMember: 'Wählen Sie eine Person aus der Liste. Nichts ist geändert.',
    closed: 'Schon verkauft oder vermietet, deshalb unverändert: {{list}}.',
    same_one: 'Bei einem Objekt war nichts zu ändern.',
    same_other: 'Bei {{count}} Objekten war nichts zu ändern.',
    refused: 'Nicht veröffentlicht: {{list}}.',
    offline: 'Als Entwurf wiederhergestellt: {{list}}.',
    lacks: '{{number}} (es fehlt: {{missing}})',
    more_one: 'und ein weiteres',
    more_other: 'und {{count}} weitere',
    absent_one: 'Ein Objekt war nicht mehr hier.',
    absent_other: '{{count}} Objekte waren nicht mehr hier.',
  },
  entries,
  connections,
  exchangeFiles,
  transfer,
} as const

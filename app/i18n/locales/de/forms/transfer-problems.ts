import { transferElements } from './transfer-elements.ts'

/** What was wrong with an object, which value it had, and what was stored instead. */
export const transferProblems = {
  noIdentity:
    'Das Objekt trägt weder OpenImmo-ID noch Objektnummer. Ohne eine davon ließe es sich beim nächsten Mal nicht wiedererkennen, deshalb wird es übersprungen.',
  ambiguousIdentity:
    'Die Kennungen des Objekts führen zu verschiedenen Objekten hier. Es wird übersprungen, damit keines davon überschrieben wird.',
  numberTaken: 'Die Nummer „{{found}}“ trägt hier schon ein anderes Objekt.',
  numberTakenBy: 'Die Nummer „{{found}}“ trägt schon „{{name}}“.',
  numberTakenInFile: 'Die Nummer „{{found}}“ trägt in dieser Datei schon „{{name}}“.',
  numberTooLong: 'Die Objektnummer „{{found}}“ hat mehr als 40 Zeichen. Das Objekt wird übersprungen.',
  kindNotSupported: 'Diese Objektart gibt es hier nicht: „{{found}}“. Das Objekt wird übersprungen.',
  noMarket:
    'Die Datei sagt nicht, ob das Objekt verkauft oder vermietet wird, und an keinem Preis ist es abzulesen. Es wird übersprungen.',
  noCity: 'Der Ort fehlt. Ohne Ort kann das Objekt nicht angelegt werden, es wird übersprungen.',
  unknownObject: 'Die Datei will dieses Objekt löschen, hier gibt es aber keines, das von diesem Absender kam.',
  keptByConnection: 'Die Verbindung „{{found}}“ hält dieses Objekt aktuell. Deshalb bleibt es, wie es ist.',
  inTrash: 'Das Objekt liegt hier im Papierkorb. Was jemand gelöscht hat, holt eine Datei nicht zurück.',
  action: 'Unbekannte Aktion „{{found}}“. Das Objekt wird wie eine Änderung behandelt.',
  repeated: 'Das Objekt steht {{count}}-mal in der Datei. Es gilt der letzte Eintrag.',
  encoding: 'Einige Zeichen passen nicht zur Zeichenkodierung der Datei und sind durch � ersetzt.',
  otherEncoding:
    'Die Datei nennt UTF-8, ist aber ganz oder an einigen Stellen in Windows-1252 geschrieben. Sie wurde so gelesen.',
  strayCharacters:
    'Die Datei enthält Steuerzeichen oder Leerraum vor ihrem Anfang, die in XML nicht erlaubt sind. Sie wurden weggelassen.',
  entity: 'Das Zeichen „{{found}}“ ist in XML nicht erklärt und wurde wie in HTML gelesen.',
  strayXml: '„{{found}}“ ist eine XML-Datei, aber keine OpenImmo-Datei. Sie wurde nicht gelesen.',
  value: '{{element}}: „{{found}}“ lässt sich nicht lesen. {{became}}',
  severalValues: '{{element}} steht mehrmals in der Datei. Es gilt „{{became}}“, nicht „{{found}}“.',
  cut: '{{element}} hat {{count}} Zeichen und wurde auf {{limit}} gekürzt.',
  noTitle: 'Eine Überschrift fehlt in der Datei. Das Objekt heißt jetzt „{{became}}“.',
  currency: 'Die Preise sind in „{{found}}“ angegeben. Übernommen werden nur Preise in Euro.',
  country: 'Das Objekt liegt nicht in Deutschland („{{found}}“). Es bleibt ein Entwurf.',
  swappedPoint: 'Breitengrad und Längengrad waren in der Datei vertauscht ({{found}}). Übernommen wurde: {{became}}.',
  turnedPoint:
    'Der Punkt der Datei ({{found}}) liegt weit vom Ort der Adresse. Vorzeichen oder Reihenfolge waren falsch; übernommen wurde: {{became}}.',
  farPoint:
    'Der Punkt der Datei ({{found}}) liegt weit vom Ort der Adresse und ist nicht übernommen. Setzen Sie ihn auf der Seite „Lage“.',
  unreadableDay: '{{element}}: „{{found}}“ ist kein Datum. Das Objekt wird deshalb nicht von selbst veröffentlicht.',
  notYetActive:
    'Nach der Datei ist das Objekt erst ab dem {{found}} öffentlich (aktiv_von). An diesem Tag geht es von selbst online, wenn dann nichts Vorgeschriebenes fehlt.',
  noLongerActive: 'Nach der Datei war das Objekt nur bis zum {{found}} öffentlich (aktiv_bis).',
  market: 'Die Vermarktungsart ist nicht eindeutig: „{{found}}“. Übernommen wurde: „{{became}}“.',
  warmRentOnly: 'Die Datei nennt nur eine Warmmiete. Die Kaltmiete bleibt leer.',
  flatRent: 'Die Datei nennt nur eine Pauschalmiete. Sie steht jetzt als Kaltmiete.',
  rentPeriod: '{{element}}: „{{found}}“ ist kein Betrag für einen Monat. {{became}}',
  depositInRents: 'Kaution: „{{became}}“ sind nach der Kaltmiete {{found}}.',
  depositAsText: 'Kaution: „{{found}}“ ist kein Betrag und steht jetzt als Kaution in Worten.',
  severalParkings: 'Die Datei nennt mehr Stellplätze, als hier stehen können: „{{found}}“.',
  severalCertificates: 'Die Datei enthält mehrere Energieausweise. Es gilt der, der am längsten gültig ist.',
  otherLanguage:
    'Das Objekt steht noch einmal in einer anderen Sprache in der Datei: „{{found}}“. Diese Texte haben hier keinen Platz.',
  severalTexts: '{{element}}: Die Datei enthält {{count}} Texte. Es gilt der erste.',
  noCertificate:
    'Laut Datei gibt es keinen Energieausweis. Die Angabe bleibt leer, bis sicher ist, ob einer nötig ist.',
  otherEnergyValue: 'Der Energiekennwert steht beim anderen Ausweistyp und wurde von dort übernommen.',
  energyTypeOpen:
    'Die Datei nennt Energiebedarf und Energieverbrauch, aber nicht die Art des Ausweises. Übernommen ist der Verbrauch, {{became}} kWh/(m²·a). Wählen Sie die Art.',
  issueDateMissing:
    'Der Energieausweis ist laut Datei vom Jahrgang 2026, aber ohne Ausstellungsdatum. Für Anzeigen ist es ab 2027 Pflicht.',
  unknownPerson: '„{{found}}“ steht nicht im Team. Der Ansprechpartner bleibt leer.',
  severalPeople: '„{{found}}“ passt auf mehrere im Team. Der Ansprechpartner bleibt leer.',
  unknownContact: 'Der Ansprechpartner steht nicht im Team und bleibt leer.',
  staysReference: 'Das Objekt fehlt in der Datei oder soll gelöscht werden. Als Referenz bleibt es stehen.',
  overwritten:
    '{{element}} war auf beiden Seiten geändert. Der Wert aus der Datei gilt. Im Verlauf steht der bisherige: „{{found}}“.',
  overwrittenOnly: '{{element}} war auf beiden Seiten geändert. Der Wert aus der Datei gilt.',
  lacking: 'Nicht öffentlich, weil etwas Vorgeschriebenes fehlt: {{found}}.',
  sharedCircle:
    'Die Adresse wird öffentlich. Hinter demselben Kreis verborgen: {{found}}. Dafür gibt es einen neuen Kreis; wer den bisherigen kennt, weiß aber, dass es ganz in der Nähe ist.',
  warmRent:
    'Die Datei nennt eine Warmmiete von {{found}}. Die Website errechnet aus Kaltmiete, Nebenkosten und Heizkosten {{became}} und zeigt diese.',
  plausibility: '{{found}}',
  twoReadings:
    '{{element}}: Die Datei kann {{found}} oder {{became}} meinen. Der Wert gilt erst, wenn jemand entschieden hat.',
  unusual: '{{element}}: {{found}} ist ungewöhnlich. Der Wert gilt erst, wenn jemand ihn bestätigt hat.',
  farFromLast:
    '{{element}}: {{found}}, bisher {{became}}. Das ist mindestens das Hundertfache oder ein Hundertstel. Der Wert gilt erst, wenn jemand ihn bestätigt hat.',
  halved:
    '{{element}}: {{found}}, bisher {{became}}. Das ist weniger als die Hälfte. Der Wert gilt erst, wenn jemand ihn bestätigt hat.',
  doubtful: '{{element}}: {{found}}. {{became}} Der Wert gilt erst, wenn jemand ihn bestätigt hat.',
  missingPicture: 'Das Bild „{{found}}“ liegt nicht in der Datei und fehlt deshalb.',
  refusedPicture:
    'Das Bild „{{found}}“ ist beschädigt, größer als {{limit}} MB oder ungewöhnlich dicht gepackt. Es fehlt deshalb.',
  pictureFormat: '„{{found}}“ ist weder JPEG noch PNG noch WebP und wird nicht übernommen.',
  lastPicture: 'Die Datei nennt das Bild „{{found}}“ nicht mehr. Es bleibt, weil ein Angebot ein Foto braucht.',
  markedPictures:
    'Bilder mit einem Kennzeichen: {{count}}. Besucher sehen sie erst, wenn Sie gewählt haben, was sie zeigen.',
  tooManyPictures: 'Die Datei nennt {{count}} Bilder. Übernommen werden die ersten {{limit}}.',
  remotePicture: 'Das Bild liegt auf einem fremden Server: „{{found}}“. Von dort wird nichts geladen.',
  noPictureRoom:
    'Das Bild „{{found}}“ fehlt noch: Aus dieser Verbindung kamen in 24 Stunden mehr Daten, als angenommen werden. Es kommt, wenn Ihre Software das Objekt später noch einmal sendet.',
  brokenPicture: 'Das Bild „{{found}}“ ließ sich nicht öffnen und fehlt deshalb.',
  attachment: 'Der Anhang „{{found}}“ ist kein Bild. Er wird nicht übernommen.',
  restTooLong:
    'Die Datei enthält mehr Angaben ohne Feld auf der Website, als sich aufheben lassen. Der Rest wurde weggelassen.',
  joined:
    '{{count}} Übertragungen, die nacheinander kamen, liegen hier zusammen. Von jedem Objekt gilt der letzte Stand.',
  replaced: 'Eine neuere Übertragung des gesamten Bestands ist an ihre Stelle getreten.',
  crowdedOut:
    '{{limit}} neuere Übertragungen dieser Verbindung warten auf eine Entscheidung. Diese ist deshalb verworfen; Ihre Maklersoftware kann sie noch einmal senden.',
  /** Replaces a missing value. */
  unnamed: 'ohne Angabe',
  leftEmpty: 'Das Feld bleibt leer.',
  becameValue: 'Übernommen wurde: {{became}}.',
  why: {
    complete: 'Zum Veröffentlichen ist alles da',
    held: 'Eine Zahl wartet auf Ihre Entscheidung',
    lacking_one: 'Zum Veröffentlichen fehlt noch eine Angabe',
    lacking_other: 'Zum Veröffentlichen fehlen noch {{count}} Angaben',
    abroad: 'Objekte außerhalb Deutschlands bleiben Entwurf',
    notYet: 'Öffentlich ab {{date}}',
    noLonger: 'Öffentlich bis {{date}}',
    unreadableDay: 'Ein Datum der Veröffentlichung ist nicht lesbar',
    notWished: 'Nicht zur Veröffentlichung vorgesehen',
    missing: 'Fehlt in der Datei. Adresse, Bilder und Verlauf bleiben.',
    deleted: 'Laut Datei zu löschen. Adresse, Bilder und Verlauf bleiben.',
    stays: 'Bleibt, wie es ist',
    sold: 'Verkauft oder vermietet',
    leftOut: 'Auf Ihren Wunsch. Das Objekt bleibt, wie es ist.',
  },
  /** Unsupported types of property, by the element that names them. */
  kinds: {
    zimmer: 'Zimmer',
    buero_praxen: 'Büro oder Praxis',
    einzelhandel: 'Laden oder Verkaufsfläche',
    gastgewerbe: 'Gastronomie oder Hotel',
    hallen_lager_prod: 'Halle, Lager oder Produktion',
    parken: 'Stellplatz oder Garage',
    sonstige: 'Sonstiges',
    freizeitimmobilie_gewerblich: 'Gewerbliche Freizeitimmobilie',
    zinshaus_renditeobjekt: 'Zinshaus oder Renditeobjekt',
  },
  /** By the attribute of `vermarktungsart`. */
  markets: {
    KAUF: 'Kauf',
    MIETE_PACHT: 'Miete',
    ERBPACHT: 'Erbpacht',
    LEASING: 'Leasing',
  },
  /** By the group of an attachment. */
  attachments: {
    DOKUMENTE: 'Dokument',
    DOKUMENT: 'Dokument',
    FILM: 'Film',
    FILMLINK: 'Link zu einem Film',
    LINKS: 'Link',
    ANBOBJURL: 'Seite des Anbieters',
  },
  /** For elements missing in the list below. */
  unnamedElement: 'Eine Angabe der Datei',
  unnamedElements: 'weitere Angaben',
  /** By the element's name. */
  elements: transferElements,
} as const

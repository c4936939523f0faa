import { plausibility } from './plausibility.ts'

/** What a rejected form says. Read on the server only; the sentences reach the browser with the page. */
export const forms = {
  problems: {
    malformed: 'Diese Angabe ließ sich nicht lesen. Geben Sie sie noch einmal ein.',
    required: 'Füllen Sie dieses Feld aus.',
    requiredChoice: 'Wählen Sie eine der Möglichkeiten aus.',
    unknownOption: 'Diese Auswahl gibt es nicht. Wählen Sie eine aus der Liste.',
    email: 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
    phone: 'Geben Sie eine Telefonnummer ein, zum Beispiel 040 123456.',
    postalCode: 'Geben Sie fünf Ziffern ein.',
    date: 'Geben Sie ein Datum ein, zum Beispiel 31.12.2026.',
    controlCharacters: 'Der Text enthält unsichtbare Steuerzeichen. Geben Sie ihn ohne sie noch einmal ein.',
    currency: 'Lassen Sie das Währungszeichen weg, zum Beispiel 450.000.',
    notANumber: 'Geben Sie nur eine Zahl ein, zum Beispiel 85,5.',
    notInteger: 'Geben Sie eine ganze Zahl ein, zum Beispiel 3.',
    negative: 'Geben Sie eine Zahl ein, die nicht unter 0 liegt.',
    decimals: 'Geben Sie weniger Stellen nach dem Komma ein.',
    tooLong: 'Kürzen Sie den Text auf {{max}} Zeichen, jetzt sind es {{length}}.',
    range: 'Geben Sie eine Zahl zwischen {{min}} und {{max}} ein.',
    numberTaken: 'Diese Objektnummer trägt schon „{{name}}“. Wählen Sie eine andere.',
    unknownMember: 'Diese Person gibt es nicht mehr. Wählen Sie eine andere aus der Liste.',
  },
  plausibility,
  propertyForm: { formerMember: 'Nicht mehr im Team' },
  signIn: {
    wrong: 'E-Mail-Adresse oder Passwort stimmen nicht. Prüfen Sie beides und versuchen Sie es noch einmal.',
  },
  enquiry: {
    problems_one: 'Eine Angabe braucht noch eine Korrektur',
    problems_other: '{{count}} Angaben brauchen noch eine Korrektur',
    reachable: 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer an, damit wir Ihnen antworten können.',
    notStoredTitle: 'Ihre Nachricht ist noch nicht bei uns',
    notStored: 'Senden Sie sie in einer Minute noch einmal ab. Was Sie geschrieben haben, steht noch da.',
  },
  pictures: {
    none: 'Wählen Sie mindestens ein Bild aus.',
    empty: '{{file}}: Die Datei ist leer. Wählen Sie das Bild noch einmal aus.',
    tooLarge: '{{file}}: Das Bild hat {{size}} MB, erlaubt sind {{max}} MB. Verkleinern Sie es.',
    postTooLarge: 'Zusammen sind die Bilder zu groß. Laden Sie höchstens {{max}} MB auf einmal hoch.',
    notAPicture: '{{file}}: Das ist kein Bild, das wir zeigen können. Wählen Sie ein JPEG, PNG oder WebP.',
    tooManyPixels: '{{file}}: Das Bild hat mehr als {{max}} Megapixel. Verkleinern Sie es.',
    broken: '{{file}}: Das Bild lässt sich nicht öffnen. Speichern Sie es neu und versuchen Sie es noch einmal.',
    notStored: '{{file}}: Das Bild ließ sich nicht speichern. Versuchen Sie es noch einmal.',
  },
} as const

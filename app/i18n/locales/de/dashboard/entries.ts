import { translationLabels } from '#app/i18n/locales/translation-labels.ts'

/** Suffixes of the labels of translated fields. */
const languages = { en: 'auf Englisch' }

const translated = {
  team: { role: 'Aufgabe', bio: 'Über die Person' },
  testimonials: { quote: 'Zitat' },
  numbers: { label: 'Bezeichnung', value: 'Wert', suffix: 'Zusatz' },
  templates: { subject: 'Betreff', text: 'Text' },
  ownPages: { title: 'Überschrift', lead: 'Vorspann', text: 'Text' },
}

export const entries = {
  team: {
    title: 'Team',
    lead: 'Die Menschen, die auf der Website stehen',
    empty: 'Noch steht niemand im Team. Wer hier steht, ist unter „Unser Team“ zu sehen und kann Objekte betreuen.',
    new: 'Teammitglied hinzufügen',
    fields: {
      name: 'Name',
      telephone: 'Telefon',
      email: 'E-Mail-Adresse',
      ...translated.team,
      ...translationLabels(translated.team, languages),
      absentUntil: 'Abwesend bis',
      deputy: 'Vertretung',
    },
    hints: {
      role: 'Zum Beispiel „Vermietung“ oder „Verkauf, Elbvororte“.',
      bio: 'Zwei, drei Sätze genügen. Höchstens 2.000 Zeichen.',
      email: 'Hierhin gehen auch die Anfragen zu den eigenen Objekten.',
      absentUntil:
        'Bis zu diesem Tag, ihn eingeschlossen, gehen neue Anfragen an die Vertretung. Steht nicht auf der Website.',
      deputy: 'Ohne Vertretung gehen sie ans Büro.',
    },
  },
  testimonials: {
    title: 'Kundenstimmen',
    lead: 'Was über Ihr Büro gesagt wird',
    empty: 'Noch gibt es keine Kundenstimme. Die erste steht auf der Startseite und unter „Referenzen“.',
    new: 'Kundenstimme hinzufügen',
    fields: {
      ...translated.testimonials,
      ...translationLabels(translated.testimonials, languages),
      author: 'Wer das sagt',
      property: 'Referenz',
      originConfirmed: 'Herkunft bestätigt',
    },
    hints: {
      quote: 'Ohne Anführungszeichen, die setzt die Website. Höchstens 2.000 Zeichen.',
      author: 'Zum Beispiel „Lena Kruse, Pinneberg“.',
      property: 'Dann steht das Zitat auch auf ihrer Seite.',
    },
  },
  numbers: {
    title: 'Büro in Zahlen',
    lead: 'Was Ihr Büro auf der Startseite und unter „Über uns“ von sich sagt, zum Beispiel „38 Jahre am selben Ort“',
    empty: 'Noch gibt es keine Zahl. Drei oder vier genügen, um Ihr Büro vorzustellen.',
    new: 'Zahl hinzufügen',
    fields: {
      ...translated.numbers,
      ...translationLabels(translated.numbers, languages),
    },
    hints: {
      label: 'Steht beim Wert, zum Beispiel „Jahre am selben Ort“.',
      value: 'Eine Zahl oder ein kurzer Text wie „seit 1987“. Höchstens 20 Zeichen.',
      valueEn: 'Nur für Worte wie „since 1987“. Zahlen schreibt die Website selbst um.',
      suffix: 'Steht klein hinter dem Wert, zum Beispiel „%“.',
    },
  },
  templates: {
    title: 'Vorlagen',
    lead: 'Texte, mit denen Ihre Antworten auf Anfragen beginnen',
    empty: 'Noch gibt es keine Vorlage. Eine für Besichtigungen und eine für Absagen sparen die meiste Zeit.',
    new: 'Vorlage hinzufügen',
    fields: {
      name: 'Name der Vorlage',
      declines: 'Für Absagen vorschlagen',
      ...translated.templates,
      ...translationLabels(translated.templates, languages),
    },
    hints: {
      name: 'Sieht nur Ihr Büro, zum Beispiel „Besichtigung anbieten“.',
      declines: 'Steht bei „Allen absagen“ schon da, wenn ein Objekt reserviert oder vermittelt ist.',
      subject: 'Leer: „Ihre Anfrage“ mit Objekt und Nummer.',
      text: 'Eingesetzt werden [Name], [Objekt], [das Objekt] (die Wohnung, das Haus), [es] (sie, es), [Link], [Exposé] und [Person]. Alles andere in eckigen Klammern, zum Beispiel [Termin], füllen Sie beim Antworten aus.',
      textEn:
        'Für englische Anfragen. Ohne ihn steht dort der deutsche. Eingesetzt werden [Name], [Property], [the property] (the flat, the house), [Link], [Brochure] und [Person].',
    },
  },
  ownPages: {
    title: 'Eigene Seiten',
    lead: 'Seiten, die Sie der Website hinzufügen',
    empty:
      'Noch gibt es keine eigene Seite. Sie eignet sich für AGB, Stellenangebote oder einen Ort mit seinen Angeboten.',
    new: 'Neue Seite',
    fields: {
      ...translated.ownPages,
      ...translationLabels(translated.ownPages, languages),
      slug: 'Adresse',
      query: 'Passende Angebote',
      placement: 'Verlinkt',
      published: 'Online',
    },
    hints: {
      title: 'Steht über der Seite und in ihrem Link.',
      slug: 'Steht hinter /seite/. Leer: aus der Überschrift. Nach einer Änderung führt die alte Adresse zur neuen.',
      lead: 'Ein, zwei Sätze unter der Überschrift. Auch Suchmaschinen zeigen sie.',
      text: 'Eine Leerzeile beginnt einen Absatz, „## “ eine Zwischenüberschrift, „- “ einen Punkt einer Liste. Ein Link: [Text](/kontakt) oder [Text](https://…).',
      query:
        'Suchen Sie unter „Angebote“ und kopieren Sie die Adresse hierher. Die Seite zeigt dann bis zu sechs Angebote, immer die aktuellen.',
      published: 'Ohne Haken ist die Seite ein Entwurf, den nur Ihr Büro sieht.',
    },
  },
  page: {
    options: { footer: 'Fußzeile', services: 'Menü „Leistungen“', none: 'nirgends' },
    online: 'online',
    draft: 'Entwurf',
    linked: 'verlinkt: {{place}}',
    unlinked: 'nirgends verlinkt',
    view: 'Zur Seite',
    viewNamed: 'Zur Seite „{{name}}“',
    preview: 'Vorschau',
    previewNamed: 'Vorschau von „{{name}}“',
    previewNote: 'Vorschau, nur für Ihr Büro sichtbar',
    readOnly: 'Seiten ändert nur die Administration.',
    show: 'Ansehen',
    showNamed: '{{name}} ansehen',
    picture: 'Bild',
    pictureHint:
      'JPEG, PNG oder WebP, höchstens {{max}} MB. Am besten quer: breite Fenster zeigen es im Verhältnis 21 zu 9.',
  },
  declines: 'für Absagen',
  onlyGerman: 'nur auf Deutsch',
  origin: {
    asked:
      'Ihr Haken bestätigt für diese Stimme: „{{sentence}}“ Ohne ihn steht bei ihr, dass ihre Herkunft nicht geprüft wurde.',
    confirmed:
      'Bestätigt von {{name}} am {{moment}}. Ein anderes Zitat oder ein anderer Name hebt die Bestätigung auf.',
    none: 'In den Einstellungen steht noch kein Satz über die Herkunft der Stimmen, den Sie bestätigen könnten.',
    open: 'Herkunft nicht bestätigt',
  },
  staleEnglish: 'Englisch älter als die deutsche Fassung',
  absent: 'abwesend bis {{date}}, Anfragen gehen ans Büro',
  absentWith: 'abwesend bis {{date}}, Vertretung: {{name}}',
  edit: 'Bearbeiten',
  editNamed: '{{name}} bearbeiten',
  up: '{{name}} nach oben',
  down: '{{name}} nach unten',
  remove: 'Entfernen',
  removeNamed: '{{name}} entfernen',
  emptyTrash:
    'Der Papierkorb ist leer. Was Sie entfernen, liegt hier 30 Tage und lässt sich so lange wiederherstellen. Danach wird es endgültig gelöscht.',
  responsible_one: 'betreut ein Objekt',
  responsible_other: 'betreut {{count}} Objekte',
  portrait: {
    title: 'Porträt',
    choose: 'Bild auswählen',
    chooseAnother: 'Anderes Bild auswählen',
    hint: 'JPEG, PNG oder WebP, höchstens {{max}} MB. Am besten hochkant, im Verhältnis 4 zu 5.',
    remove: 'Bild entfernen',
    removeHint: 'Wird beim Speichern entfernt.',
  },
  gone: {
    deleted: 'Diesen Eintrag gibt es nicht mehr',
    deletedText: 'Er ist inzwischen gelöscht worden, oder die Adresse stimmt nicht.',
    trashed: 'Dieser Eintrag liegt im Papierkorb',
    trashedText: 'Auf der Website ist er nicht mehr zu sehen. 30 Tage lang lässt er sich wiederherstellen.',
    typed: 'Jemand hat ihn entfernt, während Sie daran gearbeitet haben. Ihre Eingaben stehen unverändert im Formular.',
    saveAsNew: 'Als neuen Eintrag speichern',
    back: 'Zur Liste',
  },
} as const

export const sales = {
  title: 'Verkauf',
  short: 'Wir bewerten ehrlich, zeigen das Haus den richtigen Menschen und bleiben bis zur Übergabe an Ihrer Seite.',
  lead: 'Ein Preis, der sich begründen lässt, ein Ablauf, den Sie kennen, und jemand, der ans Telefon geht.',
  description:
    'Wie wir Häuser, Wohnungen und Grundstücke verkaufen: Ablauf, Kosten, Unterlagen und Antworten auf häufige Fragen.',
  matching: 'Was wir verkauft haben',
  benefitList: [
    {
      title: 'Ein Preis mit Begründung',
      text: 'Wir vergleichen mit tatsächlich gezahlten Preisen, mit Bodenrichtwerten und dem Zustand des Hauses. Die Rechnung bekommen Sie dazu.',
    },
    {
      title: 'Bilder und Worte, die stimmen',
      text: 'Gute Fotografien, lesbare Grundrisse und ein Text, der nichts verspricht, was die Besichtigung nicht hält.',
    },
    {
      title: 'Besichtigungen, die sich lohnen',
      text: 'Wir sprechen mit allen, bevor sie kommen, und klären die Finanzierung, bevor Sie sich entscheiden.',
    },
  ],
  steps: [
    { title: 'Kennenlernen', text: 'Wir gehen gemeinsam durchs Haus und hören zu, was Ihnen wichtig ist.' },
    {
      title: 'Bewerten',
      text: 'Sie erhalten einen begründeten Wert und unseren Vorschlag für den Angebotspreis, schriftlich.',
    },
    { title: 'Beauftragen', text: 'Im Maklervertrag steht, was wir tun, was es kostet und wie lange er läuft.' },
    {
      title: 'Vorbereiten',
      text: 'Wir sammeln die Unterlagen, lassen fotografieren und zeichnen und schreiben das Exposé. Es erscheint, wenn Sie es freigegeben haben: auf Ihrer persönlichen Seite, ohne Konto.',
    },
    {
      title: 'Zeigen',
      text: 'Besichtigungen mit Termin und Begleitung. Nach jeder erfahren Sie, was gesagt wurde, und auf Ihrer Seite, wie oft das Angebot angesehen wurde.',
    },
    {
      title: 'Verhandeln und beurkunden',
      text: 'Wir führen die Gespräche, stimmen den Vertrag mit dem Notariat ab und sind beim Termin dabei.',
    },
    { title: 'Übergeben', text: 'Zählerstände, Schlüssel, Protokoll. Auch danach bleiben wir ansprechbar.' },
  ],
  costList: [
    {
      title: 'Das erste Gespräch',
      text: 'Es kostet nichts, ebenso wenig unsere Einschätzung des Preises.',
    },
    {
      title: 'Wohnung oder Einfamilienhaus',
      text: 'Wird privat gekauft, schützt das Gesetz beide Seiten: Arbeiten wir für beide, zahlen beide gleich viel (§ 656c BGB). Haben nur Sie uns beauftragt, kann die andere Seite höchstens die Hälfte übernehmen, und erst, wenn Ihr Teil nachweislich gezahlt ist (§ 656d BGB).',
    },
    {
      title: 'Grundstück, Mehrfamilienhaus, Gewerbe',
      text: 'Hier lässt sich die Provision frei aufteilen. Was gilt, steht im Maklervertrag und im Exposé.',
    },
    {
      title: 'Wann sie fällig wird',
      text: 'Wenn der Kaufvertrag wirksam geschlossen ist. Ohne Verkauf keine Provision.',
    },
  ],
  costNote:
    'Alle Sätze nennen wir einschließlich Umsatzsteuer. Weitere Kosten, etwa für einen Energieausweis, entstehen Ihnen nur, wenn wir sie vorher schriftlich vereinbart haben.',
  documentList: [
    'Personalausweis oder Reisepass, wie es das Geldwäschegesetz verlangt',
    'Grundbuchauszug und Flurkarte',
    'Grundrisse, Wohnflächenberechnung und Baubeschreibung',
    'Energieausweis, soweit vorhanden',
    'Rechnungen und Nachweise über Modernisierungen',
    'Bei Eigentumswohnungen: Teilungserklärung, Protokolle der letzten drei Versammlungen, Wirtschaftsplan und Hausgeldabrechnung',
    'Bei vermieteten Immobilien: Mietverträge und Nebenkostenabrechnungen',
  ],
  questionList: [
    {
      question: 'Wie lange dauert ein Verkauf?',
      answer:
        'Das hängt von Lage, Zustand und Preis ab. Mit der Bewertung nennen wir Ihnen einen Zeitraum für Ihr Haus. Vom Notartermin bis zur Zahlung vergehen danach meist noch einige Wochen.',
    },
    {
      question: 'Brauche ich einen Energieausweis?',
      answer:
        'Für fast alle Wohngebäude ja. Er muss spätestens bei der Besichtigung vorliegen, und seine Kennwerte gehören in jede Anzeige. Ab 2027 gilt das auch für Baudenkmäler; nur Gebäude mit weniger als 50 m² Nutzfläche brauchen keinen (§ 79 GModG). Fehlt der Ausweis, nennen wir Ihnen jemanden, der ihn ausstellen darf.',
    },
    {
      question: 'Kann ich verkaufen, ohne dass es alle erfahren?',
      answer:
        'Ja. Dann sprechen wir nur Menschen an, von denen wir wissen, dass sie etwas Passendes suchen. Das schont die Ruhe im Haus, erreicht aber weniger Menschen und dauert manchmal länger.',
    },
    {
      question: 'Was ist, wenn das Haus geerbt ist?',
      answer:
        'Dann brauchen wir zusätzlich den Erbschein oder das eröffnete notarielle Testament und das Einverständnis der ganzen Erbengemeinschaft. Welche Schritte vorher nötig sind, besprechen wir mit Ihnen.',
    },
    {
      question: 'Kann ich den Maklervertrag widerrufen?',
      answer:
        'Als Privatperson haben Sie dafür 14 Tage Zeit, wenn wir den Vertrag bei Ihnen zu Hause, am Telefon oder per E-Mail schließen (§§ 312g, 355 BGB). Die Belehrung darüber erhalten Sie mit dem Vertrag.',
    },
    {
      question: 'Muss ich den Gewinn versteuern?',
      answer:
        'Wer die Immobilie selbst bewohnt hat, in der Regel nicht. War sie vermietet und liegen zwischen Kauf und Verkauf höchstens zehn Jahre, kann Einkommensteuer anfallen (§ 23 EStG). Fragen Sie vorher Ihre Steuerberatung.',
    },
  ],
} as const

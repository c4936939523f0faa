export const services = {
  titles: {
    benefits: 'Was Sie davon haben',
    process: 'So gehen wir vor',
    cost: 'Was es kostet',
    documents: 'Welche Unterlagen wir brauchen',
    documentsNote: 'Es muss nicht alles bereitliegen. Was fehlt, besorgen wir mit Ihrer Vollmacht.',
    questions: 'Fragen und Antworten',
    askUs: 'Fragen Sie uns',
    askText: 'Das erste Gespräch kostet nichts und verpflichtet zu nichts.',
    askButton: 'Nachricht schreiben',
    valuation: 'Bewertung anfragen',
    noNewBuild: 'Zurzeit verkaufen wir keinen Neubau. Vielleicht passt ein Grundstück, auf dem Sie selbst bauen.',
    plots: 'Grundstücke ansehen',
  },
  ask: 'Fragen Sie {{name}}',
  rates: {
    sellerCommission: 'In der Regel zahlt die Verkäuferseite',
    buyerCommission: 'In der Regel zahlt die Käuferseite',
    rentalFee: 'In der Regel',
  },
  sales: {
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
        text: 'Wir sprechen mit allen Interessenten, bevor sie kommen, und klären die Finanzierung, bevor Sie sich entscheiden.',
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
        text: 'Wir sammeln die Unterlagen, lassen fotografieren und zeichnen und schreiben das Exposé. Es erscheint, wenn Sie es freigegeben haben.',
      },
      {
        title: 'Zeigen',
        text: 'Besichtigungen mit Termin und Begleitung. Nach jeder erfahren Sie, was gesagt wurde.',
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
        text: 'Kauft eine Verbraucherin oder ein Verbraucher, schützt das Gesetz beide Seiten: Arbeiten wir für beide, zahlen beide gleich viel (§ 656c BGB). Haben nur Sie uns beauftragt, kann die andere Seite höchstens die Hälfte übernehmen, und erst, wenn Ihr Teil nachweislich gezahlt ist (§ 656d BGB).',
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
          'Für fast alle Wohngebäude ja. Er muss spätestens bei der Besichtigung vorliegen, und seine Kennwerte gehören in jede Anzeige. Ausgenommen sind vor allem Baudenkmäler. Fehlt der Ausweis, nennen wir Ihnen jemanden, der ihn ausstellen darf.',
      },
      {
        question: 'Kann ich verkaufen, ohne dass es alle erfahren?',
        answer:
          'Ja. Dann sprechen wir nur Menschen an, von denen wir wissen, dass sie etwas Passendes suchen. Das schont die Ruhe im Haus, erreicht aber weniger Käufer und dauert manchmal länger.',
      },
      {
        question: 'Was ist, wenn das Haus geerbt ist?',
        answer:
          'Dann brauchen wir zusätzlich den Erbschein oder das eröffnete notarielle Testament und das Einverständnis aller Erben. Welche Schritte vorher nötig sind, besprechen wir mit Ihnen.',
      },
      {
        question: 'Kann ich den Maklervertrag widerrufen?',
        answer:
          'Als Verbraucherin oder Verbraucher haben Sie dafür 14 Tage Zeit, wenn wir den Vertrag bei Ihnen zu Hause, am Telefon oder per E-Mail schließen (§§ 312g, 355 BGB). Die Belehrung darüber erhalten Sie mit dem Vertrag.',
      },
      {
        question: 'Muss ich den Gewinn versteuern?',
        answer:
          'Wer die Immobilie selbst bewohnt hat, in der Regel nicht. War sie vermietet und liegen zwischen Kauf und Verkauf höchstens zehn Jahre, kann Einkommensteuer anfallen (§ 23 EStG). Fragen Sie vorher Ihre Steuerberatung.',
      },
    ],
  },
  rentals: {
    title: 'Vermietung',
    short: 'Mieterinnen und Mieter, die passen. Die Kosten trägt, wer uns beauftragt.',
    lead: 'Wir suchen Menschen, die gern bleiben, und bereiten alles so vor, dass Sie nur noch unterschreiben.',
    description:
      'Wie wir Wohnungen und Häuser vermieten: Ablauf, Kosten nach dem Bestellerprinzip, Unterlagen und Antworten auf häufige Fragen.',
    matching: 'Was wir zurzeit vermieten',
    benefitList: [
      {
        title: 'Eine Miete, die standhält',
        text: 'Wir prüfen Mietspiegel, Mietpreisbremse und vergleichbare Wohnungen, bevor wir einen Betrag nennen.',
      },
      {
        title: 'Eine kurze Liste',
        text: 'Sie lernen wenige Bewerberinnen und Bewerber kennen, deren Angaben wir geprüft haben.',
      },
      {
        title: 'Ein sauberer Anfang',
        text: 'Mietvertrag und Übergabeprotokoll sind vorbereitet, wenn der Schlüssel die Hand wechselt.',
      },
    ],
    steps: [
      { title: 'Ansehen', text: 'Wir nehmen die Wohnung auf und besprechen, was Ihnen wichtig ist.' },
      {
        title: 'Miete festlegen',
        text: 'Sie erhalten unseren Vorschlag mit Begründung, auch zu den Nebenkosten.',
      },
      {
        title: 'Anbieten',
        text: 'Bilder, Grundriss, Energieangaben und ein Text, der die richtigen Fragen beantwortet.',
      },
      {
        title: 'Auswählen',
        text: 'Wir führen die Besichtigungen und stellen Ihnen die Bewerbungen vor. Sie entscheiden.',
      },
      { title: 'Übergeben', text: 'Wir bereiten den Mietvertrag vor und übergeben die Wohnung mit Protokoll.' },
    ],
    costList: [
      {
        title: 'Wer bezahlt',
        text: 'Bei Wohnungen gilt das Bestellerprinzip: Wer uns beauftragt, bezahlt uns. Vermitteln wir in Ihrem Auftrag, ist das für Mieterinnen und Mieter kostenlos (§ 2 Abs. 1a WoVermRG).',
      },
      {
        title: 'Wie viel',
        text: 'Unser Honorar vereinbaren wir vorab mit Ihnen, in Textform und einschließlich Umsatzsteuer.',
      },
      {
        title: 'Wann',
        text: 'Wenn der Mietvertrag geschlossen ist. Ohne Mietvertrag kein Honorar.',
      },
      {
        title: 'Läden, Büros, Praxen',
        text: 'Für gewerbliche Räume gilt das Bestellerprinzip nicht. Wer dort bezahlt, steht im Exposé.',
      },
    ],
    costNote: 'Weitere Kosten entstehen Ihnen nur, wenn wir sie vorher schriftlich vereinbart haben.',
    documentList: [
      'Grundriss und Angaben zur Wohnfläche',
      'Energieausweis',
      'Letzte Nebenkostenabrechnung',
      'Bei Eigentumswohnungen: Hausordnung, Teilungserklärung und die letzte Hausgeldabrechnung',
      'Wo die Mietpreisbremse gilt: Angaben zur vorherigen Miete und zu Modernisierungen',
    ],
    questionList: [
      {
        question: 'Muss ich als Mieterin oder Mieter etwas bezahlen?',
        answer:
          'Nein. Die Wohnungen, die Sie hier sehen, bieten wir im Auftrag der Vermieterseite an, und sie bezahlt uns.',
      },
      {
        question: 'Wer entscheidet, wer einzieht?',
        answer:
          'Sie. Wir prüfen die Angaben, stellen Ihnen die Bewerbungen vor und sagen, was wir davon halten. Herkunft, Religion oder eine Behinderung spielen dabei keine Rolle.',
      },
      {
        question: 'Welche Unterlagen verlangen Sie von Bewerberinnen und Bewerbern?',
        answer:
          'Zur Besichtigung nur Namen und Telefonnummer oder E-Mail-Adresse. Eine Selbstauskunft, wenn jemand die Wohnung nehmen möchte, und Nachweise über das Einkommen erst, wenn die Wahl auf diese Person fällt. Was wir nicht mehr brauchen, löschen wir.',
      },
      {
        question: 'Darf ich die Miete frei bestimmen?',
        answer:
          'Wo die Mietpreisbremse gilt, darf sie zu Beginn höchstens zehn Prozent über der ortsüblichen Vergleichsmiete liegen (§ 556d BGB). Ausnahmen gibt es unter anderem für Neubauten, umfassend modernisierte Wohnungen und eine höhere Vormiete. Wir rechnen es Ihnen vor.',
      },
      {
        question: 'Wie hoch darf die Kaution sein?',
        answer:
          'Höchstens drei Monatsmieten ohne Nebenkosten. Sie darf in drei gleichen Monatsraten gezahlt werden, die erste zu Beginn des Mietverhältnisses (§ 551 BGB).',
      },
    ],
  },
  newBuild: {
    title: 'Neubauprojekte',
    short: 'Für Bauträger und Projektentwickler: vom Grundriss über die Preisliste bis zur letzten Einheit.',
    lead: 'Wir denken mit, bevor der Plan fertig ist, und bleiben, bis die letzte Wohnung übergeben ist.',
    description:
      'Vertrieb von Neubauprojekten: Beratung, Preisliste, Vermarktung und Übergabe, mit Ablauf, Kosten und Unterlagen.',
    matching: 'Neubau in unserem Angebot',
    benefitList: [
      {
        title: 'Grundrisse, die gefragt sind',
        text: 'Wir sagen, welche Größen und Zuschnitte in der Lage gesucht werden, solange sich noch etwas ändern lässt.',
      },
      {
        title: 'Eine Preisliste mit Verstand',
        text: 'Jede Einheit bekommt ihren eigenen Preis: nach Geschoss, Ausrichtung, Freifläche und Stellplatz.',
      },
      {
        title: 'Ein Stand, der stimmt',
        text: 'Frei, reserviert, beurkundet: Sie wissen jederzeit, wo Ihr Projekt steht.',
      },
    ],
    steps: [
      {
        title: 'Beraten',
        text: 'Standort, Zielgruppe, Wohnungsgrößen und Ausstattung, am besten vor dem Bauantrag.',
      },
      { title: 'Kalkulieren', text: 'Preisliste und Vertriebsplan, abgestimmt mit Ihrer Finanzierung.' },
      {
        title: 'Vorbereiten',
        text: 'Visualisierungen, Baubeschreibung, Exposé und ein Auftritt, der zum Haus passt.',
      },
      {
        title: 'Verkaufen',
        text: 'Wir führen die Gespräche, halten Reservierungen und Sonderwünsche fest und begleiten zum Notartermin.',
      },
      {
        title: 'Übergeben',
        text: 'Wir sind bei Abnahme und Übergabe dabei und bleiben für Käuferinnen und Käufer ansprechbar.',
      },
    ],
    costList: [
      {
        title: 'Vertrieb',
        text: 'Wir vereinbaren eine Provision je verkaufter Einheit. Sie wird fällig, wenn der Kaufvertrag wirksam geschlossen ist.',
      },
      {
        title: 'Beratung davor',
        text: 'Was Sie vor dem Verkaufsstart brauchen, vereinbaren wir gesondert und mit festem Umfang.',
      },
      {
        title: 'Käuferinnen und Käufer',
        text: 'Ob auch sie etwas zahlen, steht in jedem Exposé. Kauft eine Verbraucherin oder ein Verbraucher eine Wohnung oder ein Einfamilienhaus, gelten die §§ 656a bis 656d BGB: Arbeiten wir für beide Seiten, zahlen beide gleich viel.',
      },
    ],
    costNote: 'Alle Beträge und Sätze stehen vorab im Vertrag.',
    documentList: [
      'Lageplan, Grundrisse und Ansichten',
      'Baubeschreibung, auch als Entwurf',
      'Baugenehmigung oder Stand des Verfahrens',
      'Entwurf der Teilungserklärung und des Kaufvertrags',
      'Berechnungen zum Energiestandard',
      'Handelsregisterauszug und Angaben zu den wirtschaftlich Berechtigten, wie es das Geldwäschegesetz verlangt',
    ],
    questionList: [
      {
        question: 'Wann sollten wir Sie einbeziehen?',
        answer: 'So früh wie möglich. Ein Grundriss lässt sich vor dem Bauantrag leicht ändern, danach kaum noch.',
      },
      {
        question: 'Wann bezahlen Käuferinnen und Käufer?',
        answer:
          'Nach Baufortschritt, in höchstens sieben Teilbeträgen nach § 3 der Makler- und Bauträgerverordnung. Was davon in einem Vertrag steht, erklärt das Notariat.',
      },
      {
        question: 'Wie viel Zeit bleibt vor der Beurkundung?',
        answer:
          'Verbraucherinnen und Verbraucher erhalten den Vertragsentwurf im Regelfall mindestens zwei Wochen vor dem Termin vom Notariat (§ 17 Abs. 2a BeurkG). Diese Zeit planen wir ein.',
      },
      {
        question: 'Verkaufen Sie auch einzelne Restwohnungen?',
        answer:
          'Ja, auch wenn der Vertrieb anderswo begonnen hat. Wir sehen uns dann zuerst an, warum gerade diese Wohnungen geblieben sind.',
      },
    ],
  },
} as const

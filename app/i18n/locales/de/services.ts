/** What the three services are, how they go and what they cost. */
export const services = {
  titles: {
    benefits: 'Was Sie davon haben',
    process: 'So gehen wir vor',
    cost: 'Was es kostet',
    documents: 'Was wir von Ihnen brauchen',
    documentsNote: 'Was fehlt, besorgen wir mit Ihrer Vollmacht.',
    questions: 'Fragen und Antworten',
    talk: 'Sprechen Sie mit uns',
    talkText: 'Das erste Gespräch kostet nichts und verpflichtet zu nichts.',
    talkButton: 'Kontakt aufnehmen',
    matching: { offers: 'Aktuelle Angebote', references: 'Was wir verkauft haben' },
  },
  sales: {
    title: 'Verkauf',
    short: 'Wir bewerten ehrlich, zeigen das Haus den richtigen Menschen und bleiben bis zur Übergabe an Ihrer Seite.',
    lead: 'Von der Bewertung bis zur Schlüsselübergabe: ein Plan, ein Preis, der hält, und jemand, der ans Telefon geht.',
    description:
      'Wie wir Häuser, Wohnungen und Grundstücke verkaufen: Ablauf, Kosten, Unterlagen und Antworten auf häufige Fragen.',
    benefitList: [
      {
        title: 'Ein Wert, den wir belegen',
        text: 'Wir vergleichen mit tatsächlich gezahlten Preisen, Bodenrichtwerten und dem Zustand des Hauses. Sie bekommen die Rechnung dazu.',
      },
      {
        title: 'Bilder und Worte, die stimmen',
        text: 'Gute Fotografien, lesbare Grundrisse und ein Text, der nichts verspricht, was der Rundgang nicht hält.',
      },
      {
        title: 'Nur ernsthafte Besichtigungen',
        text: 'Wir sprechen mit jedem Interessenten, bevor er kommt, und klären die Finanzierung, bevor Sie sich entscheiden.',
      },
    ],
    steps: [
      { title: 'Kennenlernen', text: 'Wir gehen gemeinsam durchs Haus und hören zu, was Ihnen wichtig ist.' },
      {
        title: 'Bewerten',
        text: 'Sie erhalten einen begründeten Wert und unseren Vorschlag für den Angebotspreis, schriftlich.',
      },
      {
        title: 'Vorbereiten',
        text: 'Unterlagen, Energieausweis, Fotografien, Grundrisse und Exposé entstehen in etwa drei Wochen.',
      },
      {
        title: 'Zeigen',
        text: 'Besichtigungen mit Termin, einzeln und begleitet. Nach jeder erfahren Sie, was gesagt wurde.',
      },
      {
        title: 'Verhandeln und beurkunden',
        text: 'Wir führen die Gespräche, stimmen den Vertrag mit dem Notariat ab und sind beim Termin dabei.',
      },
      { title: 'Übergeben', text: 'Zählerstände, Schlüssel, Protokoll. Auch danach bleiben wir ansprechbar.' },
    ],
    costText: [
      'Die Bewertung und das erste Gespräch sind kostenlos. Eine Provision fällt nur an, wenn ein Kaufvertrag zustande kommt.',
      'Kauft eine Privatperson eine Wohnung oder ein Einfamilienhaus, gilt die hälftige Teilung: Vertreten wir beide Seiten, zahlen beide denselben Satz (§ 656c BGB). Haben nur Sie uns beauftragt, darf die andere Seite höchstens die Hälfte übernehmen (§ 656d BGB).',
      'Der Satz steht im Maklervertrag und in jedem Exposé, immer einschließlich Mehrwertsteuer. Weitere Kosten für Fotografien, Anzeigen oder Unterlagen berechnen wir nur, wenn es vorher schriftlich vereinbart wurde.',
    ],
    documentList: [
      'Aktueller Grundbuchauszug und Flurkarte',
      'Grundrisse, Wohnflächenberechnung und Baubeschreibung',
      'Energieausweis, soweit vorhanden',
      'Nachweise über Modernisierungen der letzten Jahre',
      'Bei Eigentumswohnungen: Teilungserklärung, Protokolle der letzten drei Versammlungen, Wirtschaftsplan und Hausgeldabrechnung',
      'Bei vermieteten Objekten: Mietverträge und Nebenkostenabrechnungen',
    ],
    questionList: [
      {
        question: 'Wie lange dauert ein Verkauf?',
        answer:
          'Das hängt von Lage, Zustand und Preis ab. Rechnen Sie vom ersten Rundgang bis zur Beurkundung mit drei bis sechs Monaten. Danach vergehen bis zur Zahlung meist noch einige Wochen.',
      },
      {
        question: 'Brauche ich einen Energieausweis?',
        answer:
          'Bei fast allen Wohngebäuden ja. Er muss spätestens bei der Besichtigung vorliegen, und seine Kennwerte gehören in jede Anzeige (§§ 80, 87 GEG). Ausgenommen sind vor allem Baudenkmäler. Liegt keiner vor, kümmern wir uns darum.',
      },
      {
        question: 'Kann ich auch still verkaufen?',
        answer:
          'Ja. Wir sprechen dann nur Menschen an, die wir kennen und die etwas Passendes suchen. Das schont die Ruhe im Haus und dauert manchmal länger.',
      },
      {
        question: 'Was ist, wenn das Haus geerbt ist?',
        answer:
          'Dann brauchen wir zusätzlich den Erbschein oder das eröffnete notarielle Testament und das Einverständnis aller Erben. Bei den Schritten davor helfen wir gern.',
      },
    ],
  },
  rentals: {
    title: 'Vermietung',
    short: 'Mieterinnen und Mieter, die passen. Die Kosten trägt, wer uns beauftragt.',
    lead: 'Wir finden Menschen, die gern bleiben, und bereiten alles so vor, dass Sie nur noch unterschreiben.',
    description:
      'Wie wir Wohnungen und Häuser vermieten: Ablauf, Kosten nach dem Bestellerprinzip, Unterlagen und Antworten auf häufige Fragen.',
    benefitList: [
      {
        title: 'Eine Miete, die trägt',
        text: 'Wir prüfen Mietspiegel, Mietpreisbremse und vergleichbare Wohnungen, bevor wir einen Betrag nennen.',
      },
      {
        title: 'Eine kurze Liste',
        text: 'Sie lernen wenige Bewerberinnen und Bewerber kennen, deren Unterlagen wir gesehen haben.',
      },
      {
        title: 'Ein sauberer Anfang',
        text: 'Vertrag, Übergabeprotokoll und Zählerstände liegen bereit, wenn der Schlüssel übergeben wird.',
      },
    ],
    steps: [
      { title: 'Ansehen', text: 'Wir nehmen die Wohnung auf und besprechen, wen Sie sich vorstellen.' },
      { title: 'Miete festlegen', text: 'Sie erhalten unseren Vorschlag mit Begründung, auch zu den Nebenkosten.' },
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
    costText: [
      'Bei Wohnungen gilt das Bestellerprinzip: Wer uns beauftragt, bezahlt uns (§ 2 Abs. 1a WoVermRG). Für Mieterinnen und Mieter ist die Vermittlung also kostenlos, wenn der Auftrag von Ihnen kommt.',
      'Unser Honorar vereinbaren wir vorab schriftlich mit Ihnen. Es wird fällig, wenn der Mietvertrag geschlossen ist.',
      'Die Kaution darf höchstens drei Monatskaltmieten betragen und kann in drei Raten gezahlt werden (§ 551 BGB).',
    ],
    documentList: [
      'Grundriss und Angaben zur Wohnfläche',
      'Energieausweis',
      'Letzte Nebenkostenabrechnung',
      'Bei Eigentumswohnungen: Teilungserklärung und Hausordnung',
      'Angaben zur vorherigen Miete, wo die Mietpreisbremse gilt',
    ],
    questionList: [
      {
        question: 'Muss ich als Mieter etwas bezahlen?',
        answer:
          'Nein, wenn die Vermieterin oder der Vermieter uns beauftragt hat. Das ist bei den Wohnungen auf dieser Website der Fall.',
      },
      {
        question: 'Welche Unterlagen verlangen Sie von Bewerbern?',
        answer:
          'Zur Besichtigung nur Namen und Telefonnummer. Einkommensnachweise und eine Selbstauskunft erst, wenn Sie die Wohnung nehmen möchten. Was wir nicht mehr brauchen, löschen wir.',
      },
      {
        question: 'Übernehmen Sie auch die Verwaltung?',
        answer:
          'Nein. Wir vermitteln und übergeben. Eine Hausverwaltung, mit der andere Eigentümer zufrieden sind, nennen wir Ihnen gern.',
      },
    ],
  },
  newBuild: {
    title: 'Neubauprojekte',
    short: 'Für Bauträger und Genossenschaften: vom Grundriss über die Preisliste bis zur letzten Einheit.',
    lead: 'Wir denken mit, bevor der Plan fertig ist, und verkaufen, bis die letzte Wohnung bezogen ist.',
    description:
      'Vertrieb von Neubauprojekten: Beratung, Preisliste, Vermarktung und Übergabe, mit Ablauf, Kosten und Unterlagen.',
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
        text: 'Frei, reserviert, beurkundet: Sie wissen zu jeder Zeit, wo Ihr Projekt steht.',
      },
    ],
    steps: [
      { title: 'Beraten', text: 'Standort, Zielgruppe, Wohnungsmix und Ausstattung, am besten vor dem Bauantrag.' },
      { title: 'Kalkulieren', text: 'Preisliste und Vertriebsplan, abgestimmt mit Ihrer Finanzierung.' },
      { title: 'Vorbereiten', text: 'Visualisierungen, Baubeschreibung, Exposé und ein Auftritt, der zum Haus passt.' },
      { title: 'Verkaufen', text: 'Gespräche, Reservierungen, Sonderwünsche und Beurkundungen aus einer Hand.' },
      {
        title: 'Übergeben',
        text: 'Wir begleiten Abnahmen und Übergaben und bleiben für Käuferinnen und Käufer ansprechbar.',
      },
    ],
    costText: [
      'Wir vereinbaren eine Vergütung je verkaufter Einheit, gestaffelt nach Umfang des Projekts. Beratung vor Baubeginn rechnen wir auf Wunsch nach Aufwand ab und später an.',
      'Wer zahlt, steht in jedem Exposé. Für Wohnungen und Einfamilienhäuser gelten gegenüber Privatpersonen die §§ 656a bis 656d BGB.',
    ],
    documentList: [
      'Lageplan, Grundrisse und Ansichten',
      'Baubeschreibung, auch als Entwurf',
      'Baugenehmigung oder Stand des Verfahrens',
      'Entwurf der Teilungserklärung und des Kaufvertrags',
      'Berechnungen zum Energiestandard',
    ],
    questionList: [
      {
        question: 'Wann sollten wir Sie einbeziehen?',
        answer: 'So früh wie möglich. Ein Grundriss lässt sich vor dem Bauantrag leicht ändern, danach kaum noch.',
      },
      {
        question: 'Wann bezahlen Käuferinnen und Käufer?',
        answer:
          'Nach Baufortschritt, in höchstens sieben Teilbeträgen nach § 3 der Makler- und Bauträgerverordnung. Was davon in Ihrem Vertrag steht, erklärt das Notariat.',
      },
      {
        question: 'Wie viel Zeit bleibt vor der Beurkundung?',
        answer:
          'Privatpersonen erhalten den Vertragsentwurf im Regelfall mindestens zwei Wochen vor dem Termin vom Notariat (§ 17 Abs. 2a BeurkG). Diese Zeit planen wir ein.',
      },
    ],
  },
} as const

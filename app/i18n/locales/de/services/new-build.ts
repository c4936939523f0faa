export const newBuild = {
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
      text: 'Wir sind bei Abnahme und Übergabe dabei und bleiben für alle ansprechbar, die gekauft haben.',
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
      title: 'Die Käuferseite',
      text: 'Ob auch sie etwas zahlt, steht in jedem Exposé. Wird eine Wohnung oder ein Einfamilienhaus privat gekauft, gelten die §§ 656a bis 656d BGB: Arbeiten wir für beide Seiten, zahlen beide gleich viel.',
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
      question: 'Wann wird der Kaufpreis bezahlt?',
      answer:
        'Nach Baufortschritt, in höchstens sieben Teilbeträgen nach § 3 der Makler- und Bauträgerverordnung. Was davon in einem Vertrag steht, erklärt das Notariat.',
    },
    {
      question: 'Wie viel Zeit bleibt vor der Beurkundung?',
      answer:
        'Wer privat kauft, erhält den Vertragsentwurf im Regelfall mindestens zwei Wochen vor dem Termin vom Notariat (§ 17 Abs. 2a BeurkG). Diese Zeit planen wir ein.',
    },
    {
      question: 'Verkaufen Sie auch einzelne Restwohnungen?',
      answer:
        'Ja, auch wenn der Vertrieb anderswo begonnen hat. Wir sehen uns dann zuerst an, warum gerade diese Wohnungen geblieben sind.',
    },
  ],
} as const

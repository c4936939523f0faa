export const rentals = {
  title: 'Vermietung',
  short: 'Wir finden Menschen, die passen. Die Kosten trägt, wer uns beauftragt.',
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
      text: 'Sie lernen wenige Menschen kennen, deren Angaben wir geprüft haben.',
    },
    {
      title: 'Ein sauberer Anfang',
      text: 'Mietvertrag und Übergabeprotokoll sind vorbereitet, wenn der Schlüssel die Hand wechselt.',
    },
  ],
  steps: [
    { title: 'Ansehen', text: 'Wir sehen uns die Wohnung an und besprechen, was Ihnen wichtig ist.' },
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
      text: 'Bei Wohnungen gilt das Bestellerprinzip: Wer uns beauftragt, bezahlt uns. Vermitteln wir in Ihrem Auftrag, kostet es die Mieterseite nichts (§ 2 Abs. 1a WoVermRG).',
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
      question: 'Muss ich etwas bezahlen, wenn ich miete?',
      answer:
        'Nein. Die Wohnungen, die Sie hier sehen, bieten wir im Auftrag der Vermieterseite an, und sie bezahlt uns.',
    },
    {
      question: 'Wer entscheidet, wer einzieht?',
      answer:
        'Sie. Wir prüfen die Angaben, stellen Ihnen die Bewerbungen vor und sagen, was wir davon halten. Herkunft, Religion oder eine Behinderung spielen dabei keine Rolle.',
    },
    {
      question: 'Welche Unterlagen verlangen Sie bei einer Bewerbung?',
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
} as const

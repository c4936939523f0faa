/** What the agency says about itself. */
export const about = {
  title: 'Über uns',
  lead: 'Ein Maklerbüro, das lieber weniger Häuser betreut und jedes davon kennt.',
  description: 'Wie wir arbeiten, was uns wichtig ist und wo wir uns auskennen.',
  story: 'Wie wir arbeiten',
  storyText: [
    'Ein Haus ist für die meisten Menschen das Größte, was sie je kaufen oder verkaufen. Deshalb nehmen wir uns die Zeit, die es braucht: für den ersten Rundgang, für die Unterlagen, für die Fragen, die erst abends kommen.',
    'Wer bei uns anruft, spricht mit jemandem, der das Haus betreten hat. Wer bei uns verkauft, weiß in jeder Woche, wer da war und was gesagt wurde.',
  ],
  values: 'Was uns wichtig ist',
  valueList: [
    {
      title: 'Ein begründeter Preis',
      text: 'Wir nennen den Wert, den wir belegen können, auch wenn ein anderer mehr verspricht.',
    },
    {
      title: 'Vollständige Angaben',
      text: 'Mängel, Lasten und Energieangaben gehören ins Exposé, nicht ins Kleingedruckte.',
    },
    {
      title: 'Verschwiegenheit',
      text: 'Namen, Preise und Gründe bleiben bei denen, die sie angehen.',
    },
    {
      title: 'Ein Gesicht bis zum Schluss',
      text: 'Dieselbe Person begleitet Sie von der Bewertung bis zur Schlüsselübergabe.',
    },
  ],
  region: 'Wo wir uns auskennen',
  regionText:
    'Unser Büro steht in {{city}}. In der Stadt und ihrem Umland kennen wir Straßen, Lagen und Preise aus eigener Anschauung.',
  regionLink: 'Angebote ansehen',
  figures: 'In Zahlen',
  people: 'Lernen Sie uns kennen',
  peopleText: 'Hinter jedem Angebot steht jemand, den Sie anrufen können.',
  peopleLink: 'Zum Team',
} as const

export const about = {
  title: 'Über uns',
  lead: 'Wir vermitteln Häuser, die wir selbst betreten haben, an Menschen, mit denen wir gesprochen haben.',
  description: 'Wie wir arbeiten, was uns wichtig ist und wo wir uns auskennen.',
  story: 'Wie wir arbeiten',
  storyText: [
    'Ein Haus ist für die meisten Menschen das Größte, was sie je kaufen oder verkaufen. Deshalb nehmen wir uns Zeit: für den ersten Rundgang, für die Unterlagen und für die Fragen, die erst abends kommen.',
    'Am Anfang steht kein Exposé, sondern ein Gespräch. Warum verkaufen Sie, bis wann, und was soll mit dem Haus geschehen? Erst wenn wir das wissen, reden wir über Preis und Weg.',
    'Wer bei uns kauft oder mietet, erfährt auch, was gegen ein Haus spricht. Das erspart manchem den zweiten Termin und vielen den Ärger danach.',
  ],
  values: 'Was uns wichtig ist',
  valueList: [
    {
      title: 'Ein begründeter Preis',
      text: 'Wir nennen den Wert, den wir belegen können, auch wenn ein anderer mehr verspricht.',
    },
    {
      title: 'Vollständige Angaben',
      text: 'Mängel, Lasten und Energiekennwerte stehen im Exposé, nicht im Kleingedruckten.',
    },
    {
      title: 'Verschwiegenheit',
      text: 'Namen, Preise und Gründe bleiben bei denen, die sie angehen.',
    },
    {
      title: 'Jemand, der zuständig ist',
      text: 'Vom ersten Rundgang bis zur Übergabe der Schlüssel wissen Sie, wen Sie anrufen.',
    },
  ],
  region: 'Wo wir uns auskennen',
  regionText:
    'Unser Büro steht in {{city}}. In der Stadt und ihrem Umland kennen wir Straßen, Lagen und Preise aus eigener Anschauung.',
  regionTextWithoutCity: 'Wo wir vermitteln, kennen wir Straßen, Lagen und Preise aus eigener Anschauung.',
  places: 'Zurzeit haben wir Angebote in',
  figures: 'In Zahlen',
  people: 'Lernen Sie uns kennen',
  peopleText: 'Hinter jedem Angebot steht jemand, den Sie anrufen können.',
  peopleLink: 'Zum Team',
} as const

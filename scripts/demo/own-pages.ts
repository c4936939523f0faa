import type { OwnPageValues } from '#app/domain/entries/own-page.ts'

export const demoOwnPages: (OwnPageValues & { picture?: string })[] = [
  {
    title: 'Karriere',
    titleEn: 'Careers',
    slug: 'karriere',
    lead: 'Wir sind sechs Menschen an einem langen Tisch. Ein Platz ist frei.',
    leadEn: 'We are six people at one long table. One seat is free.',
    text: `## Verstärkung im Verkauf

Sie begleiten Häuser und Wohnungen vom ersten Besuch bis zum Notar, mit eigenem Gebiet und eigenen Terminen. Sie bekommen ein festes Gehalt, keine Provision: Niemand hier nimmt den anderen Kundschaft weg.

- eine Ausbildung in der Immobilienwirtschaft oder drei Jahre Erfahrung
- Ortskenntnis zwischen Wedel und Altona, oder Lust, sie zu erwerben
- Geduld am Telefon und einen Führerschein

## Was Sie bei uns finden

- 30 Tage Urlaub und freie Wochenenden, bis auf vier im Jahr
- Weiterbildung nach § 34c GewO, bezahlt und in der Arbeitszeit
- ein Büro, in dem Ihr Hund willkommen ist

Lernen Sie uns auf der Seite [Unser Team](/unser-team) kennen. Drei Zeilen genügen für den Anfang: [Schreiben Sie uns](/kontakt).`,
    textEn: `## A colleague for sales

You look after houses and flats from the first visit to the notary, with an area and a diary of your own. You receive a fixed salary, not commission: no one here competes with colleagues for clients.

- a qualification in property, or three years of experience
- local knowledge between Wedel and Altona, or the wish to gain it
- patience on the telephone and a driving licence

## What we offer

- 30 days of leave and free weekends, except for four a year
- training under section 34c GewO, paid and during working hours
- an office where your dog is welcome

Meet us on the page [Our team](/unser-team). Three lines are enough to begin with: [write to us](/kontakt).`,
    query: null,
    placement: 'footer',
    published: true,
  },
  {
    title: 'Immobilien in Blankenese',
    titleEn: 'Properties in Blankenese',
    slug: 'immobilien-in-blankenese',
    lead: 'Treppen, Elbblick und Gärten am Hang: was wir in Blankenese und den Nachbarorten anbieten.',
    leadEn: 'Steps, views of the Elbe and gardens on the slope: what we offer in and around Blankenese.',
    text: `Wer in Blankenese sucht, sucht oft lange. Viele Häuser wechseln in der Nachbarschaft, bevor sie jemand anbietet. Wir hören davon, weil wir seit Jahren hier arbeiten.

## Worauf es ankommt

- Im Treppenviertel führt kaum eine Straße vor die Tür. Fragen Sie nach dem Weg für Möbel und Müll.
- Viele Häuser stehen unter Denkmalschutz oder in einem Gebiet mit Erhaltungsverordnung.
- Am Hang entscheidet der Baugrund: Ein Gutachten kostet wenig und beruhigt sehr.

Sie möchten hier verkaufen? Wir sagen Ihnen, was Ihr Haus wert ist: [Bewertung anfragen](/bewertung).`,
    textEn: `Looking for a home in Blankenese often takes a long time. Many houses change hands among neighbours before they are ever advertised. We hear about them because we have worked here for years.

## What matters

- In the Treppenviertel hardly any road leads to the door. Ask how furniture gets in and rubbish gets out.
- Many houses are listed, or stand in a conservation area.
- On the slope the ground decides: a survey costs little and reassures a lot.

Would you like to sell here? We will tell you what your house is worth: [request a valuation](/bewertung).`,
    query: 'near=Blankenese',
    placement: 'services',
    published: true,
    picture: 'landhaus-am-hirschpark-1-villa-golden.webp',
  },
]

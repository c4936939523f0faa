import { mailClosings } from '#app/domain/agency/mail-closing.ts'
/** Contact page, enquiry form, the contact section of an offer, and the thank-you page. */
export const contact = {
  title: 'Kontakt',
  lead: 'Rufen Sie an, schreiben Sie, kommen Sie vorbei. Mit einem Termin haben wir sicher Zeit für Sie.',
  phone: 'Am schnellsten am Telefon',
  write: 'Schreiben Sie uns',
  writeText: 'Worum es geht und wie wir Sie erreichen.',
  usually: 'Wir antworten an Werktagen in der Regel innerhalb eines Tages.',
  answering: 'Wir antworten im Mittel innerhalb von {{within}}.',
  within: {
    hours_one: 'einer Stunde',
    hours_other: '{{count}}\u00a0Stunden',
    days_one: 'einem Tag',
    days_other: '{{count}}\u00a0Tagen',
  },
  map: 'auf der Karte zeigen, öffnet ein neues Fenster',
  mapHint: 'Die Adresse führt zu OpenStreetMap. Auf dieser Seite laden wir keine fremden Inhalte.',
  topics: 'Worum geht es?',
  topicList: {
    offer: 'Sie interessieren sich für ein Angebot',
    offerText: 'Schreiben Sie uns gleich dort, dann wissen wir, welches Sie meinen.',
    sell: 'Sie möchten verkaufen',
    sellText: 'Wir sehen uns Ihre Immobilie an und nennen Ihnen einen begründeten Wert.',
    let: 'Sie möchten vermieten',
    letText: 'Wir finden Menschen, die passen, und bereiten den Vertrag vor.',
  },
  form: {
    name: 'Name',
    email: 'E-Mail',
    emailNote: '(oder Telefon)',
    phone: 'Telefon',
    phoneNote: '(oder E-Mail)',
    message: 'Nachricht',
    leaveEmpty: 'Dieses Feld bleibt leer',
    privacy: 'Ihre Angaben verwenden wir nur, um Ihre Anfrage zu beantworten. Mehr dazu in der',
    privacyLink: 'Datenschutzerklärung',
    privacyWindow: '(öffnet ein neues Fenster)',
    send: 'Nachricht senden',
    sending: 'Wird gesendet …',
  },
  offer: {
    title: 'Fragen Sie uns',
    askMember: {
      house: '{{name}} kennt das Haus und beantwortet Ihre Fragen, am schnellsten am Telefon.',
      apartment: '{{name}} kennt die Wohnung und beantwortet Ihre Fragen, am schnellsten am Telefon.',
      plot: '{{name}} kennt das Grundstück und beantwortet Ihre Fragen, am schnellsten am Telefon.',
    },
    askAgency: 'Wir beantworten Ihre Fragen und vereinbaren gern eine Besichtigung, am schnellsten am Telefon.',
    waitForMember: '{{name}} beantwortet Ihre Fragen und setzt Sie gern auf die Warteliste, am schnellsten am Telefon.',
    waitForAgency: 'Wir beantworten Ihre Fragen und setzen Sie gern auf die Warteliste, am schnellsten am Telefon.',
    about: 'Anfrage zu',
    message: {
      house: 'Ich interessiere mich für dieses Haus und möchte es gern ansehen.',
      apartment: 'Ich interessiere mich für diese Wohnung und möchte sie gern ansehen.',
      plot: 'Ich interessiere mich für dieses Grundstück und möchte es gern ansehen.',
    },
    messageHint: 'Nennen Sie gern Tage und Uhrzeiten, die Ihnen passen.',
    waiting: {
      house: 'Ich interessiere mich für dieses Haus und möchte auf die Warteliste gesetzt werden.',
      apartment: 'Ich interessiere mich für diese Wohnung und möchte auf die Warteliste gesetzt werden.',
      plot: 'Ich interessiere mich für dieses Grundstück und möchte auf die Warteliste gesetzt werden.',
    },
    waitingHint: 'Wird es wieder frei, melden wir uns bei Ihnen.',
    send: 'Anfrage senden',
  },
  mailClosing: mailClosings.de,
  thanks: {
    title: 'Vielen Dank.',
    metaTitle: 'Vielen Dank für Ihre Nachricht',
    description: 'Ihre Nachricht ist angekommen: was jetzt geschieht und wann wir antworten.',
    received: 'Ihre Nachricht ist bei uns angekommen.',
    receipt:
      'Haben Sie eine E-Mail-Adresse angegeben, geht in der Regel eine Bestätigung dorthin, höchstens drei am Tag.',
    receivedAbout: 'Ihre Anfrage zu „{{name}}“ ist bei uns angekommen.',
    next: 'So geht es weiter',
    office: 'Unser Büro',
    steps: [
      {
        title: '{{person}} liest Ihre Nachricht',
        text: 'Dann übernimmt, wer sich mit Ihrem Anliegen auskennt.',
      },
      {
        title: 'Wir melden uns',
        text: 'An Werktagen in der Regel innerhalb eines Tages, per E-Mail oder am Telefon, wie Sie es angegeben haben.',
      },
      {
        title: 'Wir sprechen darüber',
        text: 'Am Telefon, bei uns im Büro oder bei Ihnen zu Hause, wie es Ihnen am besten passt.',
      },
    ],
    offerSteps: [
      {
        title: '{{person}} liest Ihre Anfrage',
        text: 'Sie ist jetzt bei denen, die Ihre Fragen beantworten.',
      },
      {
        title: 'Wir melden uns',
        text: 'An Werktagen in der Regel innerhalb eines Tages, per E-Mail oder am Telefon, wie Sie es angegeben haben.',
      },
      {
        title: 'Wir vereinbaren einen Termin',
        text: 'Gefällt Ihnen, was Sie hören, sehen wir es uns zusammen an. Bringen Sie alle mit, die mitentscheiden.',
      },
    ],
    receivedSeveral: 'Ihre Anfrage zu {{count}} Angeboten ist bei uns angekommen.',
    severalSteps: [
      {
        title: 'Wir lesen Ihre Anfrage',
        text: 'Alle, die Ihre Fragen beantworten, haben sie bekommen und wissen voneinander.',
      },
      {
        title: 'Wir melden uns',
        text: 'An Werktagen in der Regel innerhalb eines Tages, per E-Mail oder am Telefon, wie Sie es angegeben haben.',
      },
      {
        title: 'Wir vereinbaren Termine',
        text: 'Gefällt Ihnen, was Sie hören, sehen wir sie uns zusammen an. Bringen Sie alle mit, die mitentscheiden.',
      },
    ],
    yourOffers: 'Ihre Angebote und wer für sie da ist',
    shortlist: 'Zurück zur Merkliste',
    waitingStep: {
      title: 'Wird es wieder frei',
      text: 'Zurzeit ist es reserviert. Kommt kein Vertrag zustande, melden wir uns zuerst bei allen auf der Warteliste.',
    },
    hurry: 'Wenn es eilt',
    yourOffer: 'Ihre Anfrage',
    back: 'Zurück zum Angebot',
    offers: 'Alle Angebote',
    home: 'Zur Startseite',
  },
} as const

/** Imprint, privacy and accessibility. What differs from agency to agency comes from its settings. */
export const legal = {
  imprint: {
    title: 'Impressum',
    description: 'Wer für diese Website verantwortlich ist: Anbieter, Kontakt, Register und Aufsicht nach § 5 DDG.',
    provider: 'Angaben nach § 5 DDG',
    represented: 'Vertreten durch',
    contact: 'Kontakt',
    phone: 'Telefon',
    email: 'E-Mail',
    register: 'Registereintrag',
    registerCourt: 'Registergericht',
    registerNumber: 'Registernummer',
    vat: 'Umsatzsteuer-Identifikationsnummer nach § 27a UStG',
    licence: 'Erlaubnis nach § 34c GewO',
    licenceText: 'Zuständige Aufsichtsbehörde:',
    insurance: 'Berufshaftpflichtversicherung',
    responsible: 'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV',
    dispute: 'Streitbeilegung',
    disputeText:
      'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
    social: 'Dieses Impressum gilt auch für',
  },
  privacy: {
    title: 'Datenschutz',
    lead: 'Welche Angaben wir verarbeiten, wozu, wie lange, und was Sie verlangen können.',
    description: 'Welche personenbezogenen Daten diese Website verarbeitet, wozu und wie lange.',
    controller: 'Verantwortlich',
    controllerNote: 'Im Sinne der Datenschutz-Grundverordnung (DSGVO).',
    sections: [
      {
        title: 'Besuch der Website',
        paragraphs: [
          'Wenn Sie eine Seite aufrufen, verarbeitet unser Hoster die dafür nötigen technischen Angaben: IP-Adresse, Zeitpunkt, aufgerufene Adresse, Art des Browsers. Das ist nötig, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO).',
          'Die Website läuft im Netz der Cloudflare, Inc., 101 Townsend St., San Francisco, USA, die für uns als Auftragsverarbeiter tätig ist (Art. 28 DSGVO). Dabei können Daten in die USA gelangen. Grundlage sind das EU-US Data Privacy Framework und ergänzend die Standardvertragsklauseln der Europäischen Kommission.',
          'Schriften, Bilder und Karten laden wir nicht von Dritten.',
        ],
      },
      {
        title: 'Anfragen',
        paragraphs: [
          'Wenn Sie uns anrufen oder schreiben, verwenden wir Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer und Ihre Nachricht, um Ihnen zu antworten und gegebenenfalls einen Vertrag vorzubereiten (Art. 6 Abs. 1 Buchst. b DSGVO).',
          'Wird daraus kein Auftrag, löschen wir die Anfrage, sobald sie erledigt ist, spätestens nach zwölf Monaten. Wird daraus ein Vertrag, gelten die gesetzlichen Fristen: fünf Jahre nach dem Geldwäschegesetz, sechs bis zehn Jahre nach Handels- und Steuerrecht.',
        ],
      },
      {
        title: 'Ihre Rechte',
        paragraphs: [
          'Sie können Auskunft über Ihre Daten verlangen, ihre Berichtigung, Löschung und Übertragung sowie die Einschränkung der Verarbeitung (Art. 15 bis 20 DSGVO). Einer Verarbeitung, die auf unserem berechtigten Interesse beruht, können Sie widersprechen (Art. 21 DSGVO). Eine Einwilligung widerrufen Sie jederzeit mit Wirkung für die Zukunft.',
          'Eine formlose Nachricht an die oben genannte Adresse genügt. Außerdem können Sie sich bei einer Datenschutzaufsichtsbehörde beschweren, zum Beispiel bei der Ihres Wohnorts.',
        ],
      },
    ],
    cookies: 'Cookies und Speicher im Browser',
    cookiesNote: 'Ohne Ihre Einwilligung verwenden wir nur, was für den Betrieb nötig ist (§ 25 Abs. 2 TDDDG).',
    cookieName: 'Name',
    cookiePurpose: 'Zweck',
    cookieDuration: 'Dauer',
    cookieList: {
      locale: { purpose: 'merkt sich die Sprache, als Cookie und im lokalen Speicher', duration: 'ein Jahr' },
      session: {
        purpose: 'hält Mitarbeiterinnen und Mitarbeiter angemeldet',
        duration: 'bis zum Abmelden oder Ablauf der Sitzung',
      },
      flash: {
        purpose: 'trägt die Meldung nach einer Änderung in der Verwaltung zur nächsten Seite',
        duration: 'eine Minute',
      },
      viewport: { purpose: 'merkt sich die Größenklasse des Fensters, damit Bilder passen', duration: '365 Tage' },
      consent: {
        purpose: 'merkt sich Ihre Wahl zum Datenschutz im lokalen Speicher',
        duration: 'bis Sie sie ändern oder löschen',
      },
    },
    analytics:
      'Stimmen Sie der Statistik zu, laden wir den Google Tag Manager der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4. Er misst, welche Seiten gelesen werden. Grundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG). Vorher geht keine Anfrage dorthin.',
    noAnalytics: 'Einen Messdienst verwenden wir zurzeit nicht.',
    change: 'Ihre Wahl ändern Sie hier:',
  },
  accessibility: {
    title: 'Barrierefreiheit',
    lead: 'Diese Website soll für alle lesbar und bedienbar sein, mit jedem Gerät und auch ohne Maus.',
    description: 'Wie zugänglich diese Website ist, wo sie Grenzen hat und wie Sie uns Hindernisse melden.',
    sections: [
      {
        title: 'Woran wir uns messen',
        paragraphs: [
          'Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Jede Seite wird bei jeder Änderung automatisch geprüft.',
          'Alle Seiten lassen sich auch ohne JavaScript lesen und bedienen.',
        ],
      },
      {
        title: 'Wo es noch Grenzen gibt',
        paragraphs: [
          'Bilder einzelner Angebote können noch ohne Beschreibung sein. Grundrisse sind Bilder, ihr Inhalt steht nur in Auszügen als Text daneben.',
          'Angebotstexte liegen nur in der Sprache vor, in der sie geschrieben wurden.',
        ],
      },
    ],
    report: 'Ein Hindernis melden',
    reportText:
      'Schreiben Sie uns oder rufen Sie an, wenn Sie an etwas scheitern. Wir nennen Ihnen die Auskunft auf anderem Weg und beheben, was wir können.',
  },
} as const

/** Facts of an agency come from its settings. */
export const legal = {
  imprint: {
    moreTitle: 'Weitere Angaben',
    /** What an agency adds. */
    more: [] as readonly string[],
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
    businessId: 'Wirtschafts-Identifikationsnummer nach § 139c AO',
    licence: 'Erlaubnis nach § 34c GewO',
    licenceText: 'Zuständige Aufsichtsbehörde:',
    insurance: 'Berufshaftpflichtversicherung',
    responsible: 'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV',
    dispute: 'Streitbeilegung',
    disputeText:
      'Wir sind weder verpflichtet noch bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
    social: 'Dieses Impressum gilt auch für',
  },
  privacy: {
    moreTitle: 'Weitere Angaben',
    more: [] as readonly string[],
    title: 'Datenschutz',
    lead: 'Welche Angaben wir verarbeiten, wozu, wie lange, und was Sie verlangen können.',
    description: 'Welche personenbezogenen Daten diese Website verarbeitet, wozu und wie lange.',
    controller: 'Verantwortlich',
    officer: 'Datenschutzbeauftragte Person',
    controllerNote: 'Im Sinne der Datenschutz-Grundverordnung (DSGVO).',
    visit: {
      title: 'Besuch der Website',
      paragraphs: [
        'Wenn Sie eine Seite aufrufen, werden die Angaben verarbeitet, die Ihr Browser dabei sendet: IP-Adresse, Datum und Uhrzeit, aufgerufene Adresse, zuvor besuchte Seite, Art des Browsers. Das ist nötig, um die Seite auszuliefern, Fehler zu finden und Angriffe abzuwehren. Daran haben wir ein berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO).',
        'Protokolle der Website werden nach spätestens 7 Tagen gelöscht. Mit anderen Angaben führen wir sie nicht zusammen.',
        'Wir zählen, wie oft ein Angebot an einem Tag aufgerufen wird, ohne Cookies und ohne etwas über Sie zu speichern. Damit ein neues Laden am selben Tag nicht zweimal zählt, steht bis Mitternacht ein verschlüsselter Wert im Arbeitsspeicher unseres Servers, der nirgends geschrieben wird und aus dem sich nicht ablesen lässt, wer Sie sind.',
        'Schriften, Bilder, Karten und Programme kommen von dieser Website selbst. Ein Kartendienst erfährt von Ihrem Besuch erst, wenn Sie einem Verweis dorthin folgen.',
      ],
    },
    hosting: {
      title: 'Hosting',
      paragraphs: [
        'Website und Datenbank laufen bei der Cloudflare, Inc., 101 Townsend Street, San Francisco, CA 94107, USA. Cloudflare verarbeitet die Daten in unserem Auftrag (Art. 28 DSGVO).',
        'Dabei können Daten in die USA und andere Länder außerhalb der Europäischen Union gelangen. Grundlage dafür sind der Angemessenheitsbeschluss der Europäischen Kommission zum EU-US Data Privacy Framework (Art. 45 DSGVO) und ergänzend die Standardvertragsklauseln der Kommission (Art. 46 Abs. 2 Buchst. c DSGVO). Eine Kopie senden wir Ihnen auf Wunsch.',
      ],
    },
    enquiries: {
      title: 'Anfragen',
      paragraphs: [
        'Mit einer Anfrage speichern wir Ihren Namen, Ihre E-Mail-Adresse oder Telefonnummer, Ihre Nachricht und die Immobilie, um die es geht. Zu einer Bewertung gehören auch Ihre Angaben zur Immobilie und zum Anlass.',
        'Die Anfrage liegt in der Datenbank dieser Website, mit unseren Antworten und Notizen dazu. Sie geht auch an unser E-Mail-Postfach und an die Person, die sich darum kümmert. Rufen Sie an oder schreiben Sie eine E-Mail, verwenden wir dieselben Angaben.',
        'Wir brauchen sie, um Ihnen zu antworten und gegebenenfalls einen Vertrag vorzubereiten (Art. 6 Abs. 1 Buchst. b DSGVO). Geht es nicht um einen Vertrag, beruht die Verarbeitung auf unserem Interesse, Ihre Frage zu beantworten (Art. 6 Abs. 1 Buchst. f DSGVO). Sie müssen uns nichts mitteilen, doch ohne einen Weg zu Ihnen können wir nicht antworten.',
      ],
      host: 'Zusätzlich übermitteln wir die Angaben aus dem Formular an den Dienst {{host}}, der sie in unserem Auftrag verarbeitet (Art. 28 DSGVO).',
      receipt:
        'Haben Sie eine E-Mail-Adresse angegeben, bestätigt eine automatische E-Mail dorthin den Eingang; was Sie geschrieben haben, wiederholt sie nicht.',
      machines:
        'Gegen automatisch versandte Nachrichten enthält das Formular ein Feld, das Menschen nicht sehen. Ein fremder Dienst ist daran nicht beteiligt.',
      unanswered_one: 'Bleibt eine Anfrage unbeantwortet, löschen wir sie einen Monat nach dem Eingang.',
      unanswered_other: 'Bleibt eine Anfrage unbeantwortet, löschen wir sie {{count}}\u00a0Monate nach dem Eingang.',
      deletion_one:
        'Wir löschen eine Anfrage einen Monat, nachdem sie beantwortet ist. Wird ein Vertrag daraus, gelten die gesetzlichen Fristen: 5 Jahre nach dem Geldwäschegesetz und nach §§ 10 und 14 der Makler- und Bauträgerverordnung, 6 bis 10 Jahre nach Handels- und Steuerrecht (Art. 6 Abs. 1 Buchst. c DSGVO).',
      deletion_other:
        'Wir löschen eine Anfrage {{count}}\u00a0Monate, nachdem sie beantwortet ist. Wird ein Vertrag daraus, gelten die gesetzlichen Fristen: 5 Jahre nach dem Geldwäschegesetz und nach §§ 10 und 14 der Makler- und Bauträgerverordnung, 6 bis 10 Jahre nach Handels- und Steuerrecht (Art. 6 Abs. 1 Buchst. c DSGVO).',
    },
    withdrawals: {
      title: 'Widerruf eines Vertrags',
      paragraphs: [
        'Widerrufen Sie hier einen Vertrag, speichern wir, was Sie im Formular angeben, den Wortlaut Ihrer Erklärung und wann sie eingegangen ist. Eine Abschrift geht an Ihre E-Mail-Adresse und an unser Postfach. Das ist nötig, um den Widerruf zu bearbeiten und seinen Eingang zu bestätigen (Art. 6 Abs. 1 Buchst. b und c DSGVO).',
        'Einen Widerruf bewahren wir drei Jahre ab dem Eingang auf, damit sich nachweisen lässt, was wann erklärt wurde (Art. 17 Abs. 3 Buchst. e DSGVO). Danach löschen wir ihn.',
      ],
    },
    subscriptions: {
      title: 'Suchaufträge',
      paragraphs: [
        'Legen Sie einen Suchauftrag an, speichern wir Ihre E-Mail-Adresse, die Sprache und die Suche, und danach, welche Angebote wir Ihnen schon genannt haben. Damit schreiben wir Ihnen höchstens eine E-Mail am Tag, auch bei mehreren Suchaufträgen. Grundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), die Sie mit dem Link in der ersten E-Mail bestätigen.',
        'Ohne diese Bestätigung löschen wir die Adresse nach 48\u00a0Stunden. Beenden können Sie den Suchauftrag mit dem Link in jeder E-Mail oder mit der Abmeldung Ihres E-Mail-Programms; dann löschen wir alles dazu sofort. Hören wir ein Jahr lang nichts von Ihnen, fragen wir nach und löschen ihn, wenn keine Antwort kommt.',
      ],
    },
    rights: {
      title: 'Ihre Rechte',
      paragraphs: [
        'Sie können Auskunft über Ihre Daten verlangen, ihre Berichtigung oder Löschung, die Einschränkung der Verarbeitung und die Übertragung Ihrer Daten (Art. 15 bis 18 und 20 DSGVO). Eine Einwilligung widerrufen Sie jederzeit mit Wirkung für die Zukunft. Eine formlose Nachricht an die oben genannte Adresse genügt.',
        'Sie können sich außerdem bei einer Datenschutzaufsichtsbehörde beschweren (Art. 77 DSGVO), zum Beispiel bei der des Landes, in dem Sie leben, oder der des Landes, in dem unser Büro liegt.',
        'Entscheidungen, die allein auf automatisierter Verarbeitung beruhen, auch Profiling, gibt es bei uns nicht (Art. 22 DSGVO).',
      ],
    },
    ownData: {
      title: 'Selbst nachsehen und löschen',
      text: 'Was auf dieser Website zu Ihrer E-Mail-Adresse gespeichert ist, können Sie jederzeit selbst sehen, als Datei herunterladen und löschen. Dazu senden wir einen Link an diese Adresse. Für ihn merken wir sie uns 24 Stunden; dass etwas eingesehen oder gelöscht wurde, vermerken wir ein Jahr lang ohne Namen und Adresse.',
      link: 'Link zu meinen Daten anfordern',
    },
    objection: {
      title: 'Ihr Widerspruchsrecht',
      paragraphs: [
        'Verarbeiten wir Ihre Daten auf der Grundlage eines berechtigten Interesses, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO). Wir verarbeiten sie dann nicht mehr, es sei denn, wir haben zwingende schutzwürdige Gründe, oder sie dienen dazu, Rechtsansprüche geltend zu machen oder abzuwehren.',
      ],
    },
    cookies: 'Cookies und Speicher im Browser',
    cookiesNote:
      'Ohne Ihre Einwilligung verwenden wir nur, was für den Betrieb und die Dienste nötig ist, die Sie hier nutzen (§ 25 Abs. 2 TDDDG).',
    cookieName: 'Name und Ort',
    cookiePurpose: 'Zweck und Dauer',
    cookie: 'Cookie',
    cookieAndLocal: 'Cookie und lokaler Speicher',
    local: 'lokaler Speicher',
    session: 'Sitzungsspeicher',
    cookieList: {
      locale: { purpose: 'merkt sich die Sprache, die Sie gewählt haben', duration: 'ein Jahr' },
      consent: { purpose: 'merkt sich Ihre Wahl zum Datenschutz', duration: 'bis Sie sie ändern oder löschen' },
      shortlist: {
        purpose: 'merkt sich die Angebote auf Ihrer Merkliste, vom ersten Stern an',
        duration: 'ein Jahr nach der letzten Änderung oder bis Sie das letzte entfernen',
      },
      seen: {
        purpose:
          'merkt sich Nummer, Namen und Ort der letzten sechs Angebote, die Sie geöffnet haben, und den Tag, damit Sie sie unter der Liste wiederfinden',
        duration: '30 Tage nach dem Öffnen oder bis Sie die Liste leeren oder ausschalten',
      },
      viewport: {
        purpose:
          'merkt sich die Breite des Fensters. Nur die Verwaltung liest sie: Auf dem Telefon beginnen lange Formulare dort eingeklappt',
        duration: '365 Tage',
      },
      positions: {
        purpose: 'merkt sich, wie weit Sie eine Seite gelesen haben, für den Weg zurück',
        duration: 'bis Sie das Fenster schließen',
      },
      session: {
        purpose: 'hält unser Team in der Verwaltung angemeldet',
        duration: 'bis zum Abmelden, höchstens 7 Tage',
      },
      staffLocale: {
        purpose: 'merkt sich, in welcher Sprache unser Team die Verwaltung liest',
        duration: 'ein Jahr',
      },
      signIn: {
        purpose: 'merkt sich, wessen zweiter Schritt bei der Anmeldung in der Verwaltung noch fehlt',
        duration: '10 Minuten',
      },
      device: {
        purpose:
          'erkennt ein Gerät wieder, mit dem sich jemand aus unserem Team angemeldet hat, damit Fremde niemanden aussperren',
        duration: 'ein Jahr nach der letzten Anmeldung',
      },
      flash: {
        purpose: 'trägt eine Meldung zur nächsten Seite, etwa nach dem Speichern',
        duration: 'eine Minute',
      },
      drafts: {
        purpose: 'bewahrt für unser Team verschlüsselt auf, was noch nicht gespeichert ist',
        duration: 'bis zum Speichern oder Abmelden, höchstens 7 Tage',
      },
    },
    seen: {
      text: 'Zuletzt gesehene Angebote bleiben auf Ihrem Gerät: Weder wir noch andere erhalten sie. Was dort steht, löschen Sie unter der Liste der Angebote oder hier.',
      switchOff: 'Zuletzt Gesehenes löschen und ausschalten',
      switchOn: 'Zuletzt Gesehenes wieder merken',
      off: 'Gelöscht. Dieses Gerät merkt sich keine Angebote mehr.',
      isOn: 'Dieses Gerät merkt sich wieder, welche Angebote Sie zuletzt gesehen haben.',
    },
    analytics: [
      'Stimmen Sie der Statistik zu, laden wir den Google Tag Manager der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Über ihn messen wir, welche Seiten gelesen werden, und, wenn Sie auch dem Marketing zustimmen, ob eine Anzeige zu Ihrem Besuch geführt hat. Dabei werden Ihre IP-Adresse und Angaben über Ihren Browser übertragen und Cookies gesetzt.',
      'Grundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG). Google kann die Daten in die USA übertragen, auf der Grundlage des EU-US Data Privacy Framework. Vor Ihrer Einwilligung geht keine Anfrage an Google.',
    ],
    noAnalytics: ['Dienste zur Messung oder für Werbung verwenden wir zurzeit nicht. Ändert sich das, gilt Ihre Wahl.'],
    change: 'Ihre Wahl können Sie jederzeit ändern oder widerrufen:',
  },
  accessibility: {
    title: 'Barrierefreiheit',
    lead: 'Diese Website soll für alle lesbar und bedienbar sein, mit jedem Gerät und auch ohne Maus.',
    description: 'Wie zugänglich diese Website ist, wo sie Grenzen hat und wie Sie uns Hindernisse melden.',
    sections: [
      {
        title: 'Was die Website bietet',
        paragraphs: [
          'Sie zeigt die Immobilien, die wir verkaufen und vermieten, stellt unser Büro vor und nimmt Anfragen entgegen. {{contracts}}, und eine Anmeldung brauchen Sie nicht.',
        ],
      },
      {
        title: 'Woran wir uns messen',
        paragraphs: [
          'Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Nach unserer eigenen Bewertung erfüllt die Website sie bis auf die Punkte, die unten genannt sind.',
          'Alle Seiten lassen sich ohne JavaScript lesen und mit der Tastatur bedienen. Sie passen sich schmalen Fenstern und großer Schrift an, und wer im Betriebssystem weniger Bewegung eingestellt hat, sieht keine.',
        ],
      },
      {
        title: 'Wie geprüft wird',
        paragraphs: [
          'Jede Seite wird bei jeder Änderung automatisch geprüft: mit axe auf Verstöße gegen die WCAG und, auf Deutsch und auf Englisch, mit einem Prüfprogramm auf gültiges HTML. Was JavaScript hinzufügt, prüft axe auf den Seiten, die sich dadurch ändern.',
          'Solche Programme finden nicht alles. Eine Prüfung durch eine unabhängige Stelle oder durch Menschen, die auf Hilfsmittel angewiesen sind, gab es noch nicht.',
        ],
      },
      {
        title: 'Wo es Grenzen gibt',
        paragraphs: [
          'Bilder einzelner Angebote können ohne Beschreibung sein. Grundrisse sind Bilder, und was sie zeigen, steht nur in Auszügen als Text daneben.',
          'Texte der Angebote gibt es auf Englisch, soweit wir sie übersetzt haben. Seiten, auf die wir verweisen, etwa Kartendienste, haben wir nicht in der Hand.',
        ],
      },
    ],
    contracts: {
      none: 'Verträge werden hier nicht geschlossen',
      withdrawal: 'Einen Vertrag mit uns können Sie hier widerrufen',
    },
    report: 'Ein Hindernis melden',
    reportText:
      'Schreiben Sie uns oder rufen Sie an, wenn Sie an etwas scheitern. Wir geben Ihnen die Auskunft auf anderem Weg und beheben, was wir können.',
    supervision: {
      title: 'Aufsicht',
      paragraphs: [
        'Soweit das Barrierefreiheitsstärkungsgesetz (BFSG) für uns gilt, wacht darüber die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg. Auch dort können Sie sich melden, wenn unsere Antwort Ihnen nicht weiterhilft.',
      ],
    },
  },
} as const

/** The help page of the dashboard, by topic and word. */
export const help = {
  title: 'Hilfe',
  lead: 'Was die Wörter in der Verwaltung bedeuten',
  topics: {
    marketing: {
      title: 'Vermarktung',
      words: {
        draft: { term: 'Entwurf', text: 'Nur Ihr Büro sieht das Objekt. Auf der Website steht nichts davon.' },
        published: {
          term: 'Online',
          text: 'Das Objekt steht auf der Website. Dafür müssen alle Pflichtangaben ausgefüllt sein; was fehlt, steht neben dem Formular.',
        },
        highlighted: {
          term: 'Hervorgehoben',
          text: 'Das Objekt steht auf der Startseite und in der Liste weiter oben.',
        },
        reserved: {
          term: 'Reserviert',
          text: 'Das Objekt bleibt auf der Website und trägt das Wort „Reserviert“. Wer noch auf Antwort wartet, lässt sich auf einmal benachrichtigen.',
        },
        closed: {
          term: 'Verkauft, vermietet',
          text: 'Das Objekt wechselt von den Angeboten zu den Referenzen, ohne Preis und ohne genaue Adresse.',
        },
        onRequest: {
          term: 'Preis auf Anfrage',
          text: 'Der Preis bleibt gespeichert, wird aber nicht gezeigt. Die Suche nach Preisen findet das Objekt nicht.',
        },
      },
    },
    energy: {
      title: 'Energieangaben',
      words: {
        certificate: {
          term: 'Energieausweis',
          text: 'Liegt er vor, müssen Anzeigen seine Art, den Energiekennwert, den Energieträger, das Baujahr und die Effizienzklasse nennen. Ist er ab dem 1. Januar 2027 ausgestellt, gehören statt des Energiekennwerts das Ausstellungsdatum und die Primärenergie hinein (§§ 87, 112 GModG). Er gilt zehn Jahre.',
        },
        demand: {
          term: 'Bedarfsausweis',
          text: 'Berechnet aus Bauteilen und Heizung, unabhängig davon, wie geheizt wurde.',
        },
        consumption: { term: 'Verbrauchsausweis', text: 'Beruht auf dem gemessenen Verbrauch von drei Jahren.' },
        figure: {
          term: 'Energiekennwert',
          text: 'Die Endenergie in Kilowattstunden je Quadratmeter und Jahr: kWh/(m²·a). Er steht auf der zweiten oder dritten Seite des Ausweises.',
        },
        energyClass: {
          term: 'Effizienzklasse',
          text: 'Von A+ bis H. Ausweise vor Mai 2014 haben keine; dann bleibt das Feld leer.',
        },
        source: {
          term: 'Wesentlicher Energieträger',
          text: 'Womit hauptsächlich geheizt wird, zum Beispiel Gas, Fernwärme oder Strom.',
        },
        notRequired: {
          term: 'Nicht erforderlich',
          text: 'Bei Gebäuden mit weniger als 50 m² Nutzfläche, bis zum 31. Dezember 2026 auch bei Baudenkmälern (§ 79 GModG).',
        },
      },
    },
    provision: {
      title: 'Provision',
      words: {
        provision: {
          term: 'Käuferprovision',
          text: 'Was Käufer an Sie zahlen, in Prozent des Kaufpreises. Schreiben Sie sie so, wie sie im Angebot stehen soll.',
        },
        halves: {
          term: 'Geteilte Provision',
          text: 'Kauft ein Verbraucher eine Wohnung oder ein Einfamilienhaus, zahlt er höchstens so viel wie der Verkäufer (§§ 656c, 656d BGB).',
        },
        tenants: {
          term: 'Mietwohnungen',
          text: 'Wer den Makler beauftragt, bezahlt ihn. Mieter zahlen nur, wenn er allein für sie gesucht hat (§ 2 WoVermRG).',
        },
        gross: {
          term: 'Inklusive Mehrwertsteuer',
          text: 'Gegenüber Verbrauchern nennen Sie den Betrag mit Mehrwertsteuer.',
        },
      },
    },
    alerts: {
      title: 'Suchaufträge',
      words: {
        alert: {
          term: 'Suchauftrag',
          text: 'Besucher lassen sich schreiben, wenn etwas zu ihrer Suche passt. Er gilt erst, wenn sie ihre Adresse bestätigt haben.',
        },
        matching: {
          term: 'Suchaufträge passen',
          text: 'So viele Suchaufträge finden dieses Objekt. In der Nacht nach dem Veröffentlichen gehen die E-Mails hinaus.',
        },
        privacy: {
          term: 'Wer sucht',
          text: 'Die Verwaltung zeigt, was gesucht wird und wie oft, aber keine Adressen.',
        },
      },
    },
    exchange: {
      title: 'Austausch',
      words: {
        openImmo: { term: 'OpenImmo', text: 'Das Dateiformat, in dem Maklerprogramme und Portale Objekte übergeben.' },
        connection: {
          term: 'Verbindung',
          text: 'Eine Adresse, an die Ihr Programm Objekte schickt. Wer sie kennt, kann Objekte ändern: Geben Sie sie nur dort ein.',
        },
        rehearsal: { term: 'Probelauf', text: 'Zeigt, was eine Datei ändern würde, bevor etwas geändert wird.' },
        origin: {
          term: 'Herkunft',
          text: 'Welche Verbindung ein Objekt schickt und welche Werte dort anders sind als hier.',
        },
        undo: {
          term: 'Übertragung zurücknehmen',
          text: 'Stellt die Objekte so wieder her, wie sie vor der Übertragung waren.',
        },
      },
    },
  },
} as const

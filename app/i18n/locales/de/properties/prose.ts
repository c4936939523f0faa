/** What to write instead of doubtful words; one sentence for several patterns of app/domain/prose. */
export const prose = {
  origin: 'Niemand darf wegen der Herkunft benachteiligt werden (§§ 1, 19 AGG). Lassen Sie die Bedingung weg.',
  age: 'Eine Auswahl nach dem Alter kann unzulässig sein (§§ 1, 19 AGG). Beschreiben Sie die Wohnung, nicht die Bewohner.',
  children: 'Wer Kinder ausschließt, kann Familien benachteiligen (§§ 1, 19 AGG). Lassen Sie die Bedingung weg.',
  religion: 'Niemand darf wegen der Religion benachteiligt werden (§§ 1, 19 AGG). Lassen Sie die Bedingung weg.',
  sex: 'Eine Auswahl nach Geschlecht oder Lebensform kann unzulässig sein (§§ 1, 19 AGG). Lassen Sie sie weg.',
  disability:
    'Niemand darf wegen einer Behinderung benachteiligt werden (§§ 1, 19 AGG). Schreiben Sie, wie der Zugang ist, etwa „drei Stufen bis zur Tür“.',
  climate:
    'Aussagen über das Klima brauchen seit dem 27. September 2026 einen Nachweis (§§ 5, 5a UWG). Nennen Sie den Kennwert aus dem Energieausweis.',
  environment:
    'Allgemeine Umweltaussagen brauchen seit dem 27. September 2026 einen Nachweis (§§ 5, 5a UWG). Schreiben Sie, was gebaut ist, etwa „Wände aus Holz“.',
  efficiency:
    'Ohne Kennwert lässt sich das nicht belegen (§ 5 UWG). Tragen Sie die Angaben aus dem Energieausweis ein, oder lassen Sie das Wort weg.',
  yield: 'Erträge lassen sich nicht zusagen (§ 5 UWG). Nennen Sie die Miete, die zurzeit gezahlt wird.',
  view: 'Dass niemand davor baut, kann kaum jemand zusagen (§ 5 UWG). Schreiben Sie, was man heute sieht.',
  superlative: 'Wer der Beste ist, muss es belegen können (§ 5 UWG). Schreiben Sie, was die Lage ausmacht.',
  pressure: 'Solcher Zeitdruck kann unzulässig sein (§ 3 UWG, Anhang). Nennen Sie einen Termin, wenn es einen gibt.',
  commission: 'Im Feld „Provision“ steht, dass jemand zahlt. Eines von beiden stimmt nicht (§ 5 UWG).',
  firstOccupancy:
    'Das Haus ist nach seinem Baujahr nicht neu. Gemeint ist vielleicht „Erstbezug nach Sanierung“ (§ 5 UWG).',
  vacant: 'Das Objekt ist als vermietet eingetragen. Schreiben Sie, ab wann es frei ist (§ 5 UWG).',
  area: 'Das Feld kennt die Fläche genau. „Ca.“ lässt Zweifel, welche gilt: Lassen Sie die Zahl hier weg.',
  lift: 'Nach den Angaben gibt es keinen Aufzug. Eines von beiden stimmt nicht (§ 5 UWG).',
  balcony: 'Nach den Angaben gibt es weder Balkon noch Terrasse. Eines von beiden stimmt nicht (§ 5 UWG).',
  fee: 'Solche Entgelte sind neben der Provision meist nicht erlaubt (§ 2 WoVermRG, § 307 BGB). Lassen Sie den Satz weg.',
  deposit: 'Mehr als drei Kaltmieten darf die Kaution bei Wohnraum nicht betragen (§ 551 BGB).',
  papers:
    'Zur Besichtigung dürfen solche Nachweise noch nicht verlangt werden (Art. 6 DSGVO). Bitten Sie später darum.',
} as const

/** One sentence for each check of domain/properties/doubts/plausibility.ts. */
export const plausibility = {
  energyClass: 'Effizienzklasse und Kennwert passen nicht zusammen. Prüfen Sie beides noch einmal im Ausweis.',
  energyZero: '0 kWh stehen in keinem Energieausweis. Wo ein Wert fehlt, bleibt das Feld leer.',
  livingAreaOnPlot: 'Die Wohnfläche ist größer, als auf dieses Grundstück passt.',
  bedrooms: 'Es sind mehr Schlafzimmer als Zimmer eingetragen.',
  floor: 'Die Etage liegt höher, als das Haus Etagen hat.',
  certificateOrder: 'Der Energieausweis endet, bevor er ausgestellt wurde.',
  certificateTerm: 'Ein Energieausweis gilt zehn Jahre. Diese beiden Daten liegen anders auseinander.',
  certificateExpired:
    'Der Energieausweis ist abgelaufen. Zur Besichtigung muss ein gültiger vorliegen (§\u00a080 GModG).',
  certificateFuture: 'Der Energieausweis ist in der Zukunft ausgestellt.',
  certificateEarly: 'Energieausweise gibt es seit Oktober 2007. Prüfen Sie den Tag der Ausstellung.',
  certificateDenied:
    'Aus dem Energieausweis sind Angaben eingetragen. Öffentlich stehen sie erst, wenn Sie „Energieausweis liegt vor“ wählen (§\u00a087 GModG).',
  yearBuilt: 'Das Baujahr liegt in der Zukunft. Dann gehört eine Bauphase dazu.',
  areaPerRoom: 'Wohnfläche und Zahl der Zimmer passen nicht zusammen. Prüfen Sie das Komma.',
  pricePerSquareMetre: 'Der Preis je Quadratmeter ist sehr ungewöhnlich. Zählen Sie die Nullen nach.',
  dearRent: 'Die Kaltmiete sieht aus wie ein Kaufpreis. Gemeint ist die Miete im Monat.',
  deposit: 'Die Kaution ist höher als drei Kaltmieten. Mehr ist bei Wohnraum nicht erlaubt (§\u00a0551 BGB).',
  rentOnRequest: 'In Wohnungsanzeigen muss die Miete stehen, „auf Anfrage“ genügt nicht (§\u00a06 WoVermRG).',
  tenantProvision:
    'Mieter zahlen nur Provision, wenn sie selbst den Auftrag gegeben haben (Bestellerprinzip, §\u00a02 WoVermRG).',
  provisionWithoutVat: 'Bei der Provision fehlt, ob die MwSt. enthalten ist.',
  floorSpaceIndex: 'Die GFZ ist kleiner als die GRZ. Vielleicht sind beide vertauscht.',
  swappedPoint: 'Breitengrad und Längengrad sind vermutlich vertauscht.',
  smallPictures_one:
    'Ein Bild ist zu klein und sieht auf der Website unscharf aus: Die lange Seite sollte mindestens {{least}} Pixel haben.',
  smallPictures_other:
    '{{count}} Bilder sind zu klein und sehen auf der Website unscharf aus: Die lange Seite sollte mindestens {{least}} Pixel haben.',
  sharedCircle:
    'Hinter demselben Kreis wie dieses Objekt verborgen: {{names}}. Wird diese Adresse öffentlich, gibt es dafür einen neuen Kreis; wer den bisherigen kennt, weiß aber, dass es ganz in der Nähe ist.',
  writtenIn: {
    de: 'Dieser Text ist wohl deutsch, steht aber im englischen Feld.',
    en: 'Dieser Text ist wohl englisch, steht aber im deutschen Feld. Besucher der deutschen Seiten lesen ihn so.',
  },
  farFromPlace: 'Der Punkt liegt {{distance}} vom Ort der Adresse entfernt.',
} as const

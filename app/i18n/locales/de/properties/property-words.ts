/** The words of tiles and filters, which the browser needs; loaders send all others. */
export const shownOptionNames = {
  marketType: {
    purchase: 'Kauf',
    rent: 'Miete',
  },
  houseType: {
    apartment: 'Wohnung',
    house: 'Haus',
    plot: 'Grundstück',
  },
  development: {
    developed: 'Voll erschlossen',
    partlyDeveloped: 'Teilerschlossen',
    undeveloped: 'Unerschlossen',
    locallyCustomary: 'Ortsüblich erschlossen',
  },
} as const

export const propertyWords = {
  options: shownOptionNames,
  states: {
    highlighted: 'Hervorgehoben',
    reserved: 'Reserviert',
  },
  /** Words for a sale or rental, by closingOf(); property.ts adds those of staff. */
  closing: {
    sold: {
      state: 'Verkauft',
      inYear: 'Verkauft {{year}}',
    },
    rented: {
      state: 'Vermietet',
      inYear: 'Vermietet {{year}}',
    },
  },
  /** Of tiles, which the browser renders; property.ts adds those of the server. */
  facts: {
    priceOnRequest: 'Preis auf Anfrage',
    rooms_one: '{{formatted}} Zimmer',
    rooms_other: '{{formatted}} Zimmer',
    plot: 'Grundstück {{area}}',
    groundFloor: 'Erdgeschoss',
    floor: '{{floor}}.\u00a0Obergeschoss',
    basementFloor: '{{floor}}.\u00a0Untergeschoss',
    listed: 'Denkmal',
    grz: 'GRZ {{value}}',
    baseRentMonthly: 'Kaltmiete im Monat',
    totalRent: 'Warmmiete',
    new: 'Neu',
    yearBuilt: 'Baujahr {{year}}',
  },
} as const

export const shownOptionNames = {
  marketType: {
    purchase: 'For sale',
    rent: 'To let',
  },
  houseType: {
    apartment: 'Flat',
    house: 'House',
    plot: 'Plot',
  },
  development: {
    developed: 'Fully serviced',
    partlyDeveloped: 'Partly serviced',
    undeveloped: 'Unserviced',
    locallyCustomary: 'Serviced to local standard',
  },
} as const

export const propertyWords = {
  options: shownOptionNames,
  states: {
    highlighted: 'Featured',
    reserved: 'Reserved',
  },
  closing: {
    sold: {
      state: 'Sold',
      inYear: 'Sold {{year}}',
    },
    rented: {
      state: 'Let',
      inYear: 'Let {{year}}',
    },
  },
  facts: {
    priceOnRequest: 'Price on request',
    rooms_one: '{{formatted}} room',
    rooms_other: '{{formatted}} rooms',
    plot: 'Plot {{area}}',
    groundFloor: 'Ground floor',
    floor: '{{floor}}{{th}} floor',
    basementFloor: 'Basement level {{floor}}',
    listed: 'Listed building',
    grz: 'Site coverage {{value}}',
    baseRentMonthly: 'per month, excluding charges',
    totalRent: 'Total rent per month',
    new: 'New',
    yearBuilt: 'built {{year}}',
  },
} as const

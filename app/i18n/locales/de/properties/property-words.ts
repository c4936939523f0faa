/** The words of filters, which the browser needs; loaders send all others. */
export const propertyWords = {
  options: {
    houseType: {
      apartment: 'Wohnung',
      house: 'Haus',
      plot: 'Grundstück',
    },
  },
} as const

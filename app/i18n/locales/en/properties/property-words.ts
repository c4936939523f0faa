export const propertyWords = {
  options: {
    houseType: {
      apartment: 'Flat',
      house: 'House',
      plot: 'Plot',
    },
  },
} as const

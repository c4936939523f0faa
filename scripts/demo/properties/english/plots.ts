import { paragraphs } from '#scripts/demo/properties/texts.ts'
import type { InEnglish } from '#scripts/demo/types.ts'

const paidByBuyer = '5.95% incl. VAT, paid by the buyer'

export const plots: InEnglish = {
  'grundstueck-an-den-obsthoefen': {
    nameEn: 'Building plot among the orchards',
    descriptionEn: paragraphs(
      'A meadow between two fruit farms: level, staked out and ready to build on. The old tree at the edge may stay.',
      'The plot measures 22 by 47 metres and lies at the end of a residential road completed in 2024. To the west it adjoins an orchard; to the east you look across the meadows to the village and its church tower. The local development plan permits a detached house with one full storey and a converted roof; the ridge may be nine metres high.',
      'Water, electricity, drains and fibre-optic cable are in the road, and the development charges have been paid. A ground survey of 2025 recommends piled foundations, as is usual in the marsh, and states the cost.',
    ),
    locationDescriptionEn:
      'Twielenfleth lies on the Elbe, with a beach, an open-air pool and a small lighthouse. Nursery and primary school are in the village, everything else in Stade, ten minutes by car. From there the S-Bahn takes just over an hour to Hamburg.',
    otherNotesEn: 'The sale is not tied to a developer. Local by-laws require brick façades and pitched roofs.',
    provisionEn: paidByBuyer,
    availableFromEn: 'immediately',
  },
  'bauplatz-am-elbdeich': {
    nameEn: 'Building plot behind the Elbe dyke',
    descriptionEn: paragraphs(
      'A plot with planning permission in hand, two minutes behind the dyke. You could start in spring.',
      'The sellers had meant to build here themselves and have prepared everything: planning permission for a detached house with 158 m² of living area and a carport has been granted and can be taken over. Land survey, ground survey and structural calculations are included. You are equally free to plan a house of your own, as long as it stays within the limits of the local development plan.',
      'The plot is almost square, level and open to the south. To the north stands a tree that gives shade without being in the way. Beyond it you see the village and its church tower.',
    ),
    locationDescriptionEn:
      'Hoopte is Winsen’s ferry village. The ferry to Zollenspieker takes you across to Hamburg in a few minutes, and the Elbe cycle route runs along the top of the dyke. Trains to Hamburg stop in Winsen, four kilometres away, and take just under half an hour.',
    otherNotesEn:
      'The planning permission of 18 August 2025 is valid for three years. The plot lies behind the main line of dykes; contributions to the dyke association come to around €110 a year.',
    provisionEn: paidByBuyer,
    availableFromEn: 'immediately',
  },
}

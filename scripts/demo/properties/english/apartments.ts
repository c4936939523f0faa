import { list, paragraphs, sharedCommission } from '#scripts/demo/properties/texts.ts'
import type { InEnglish } from '#scripts/demo/types.ts'

export const apartments: InEnglish = {
  'penthouse-an-der-aussenalster': {
    nameEn: 'Penthouse by the Outer Alster',
    descriptionEn: paragraphs(
      'Three rooms above the rooftops of Uhlenhorst, with a terrace for counting sails in the evening.',
      'The lift stops on the fifth floor, outside your door. From the hall you step into the living space, 56 m² that take up the entire east side: to the north the kitchen with its island beneath the ribbon window, in the middle the dining table, to the south the sofas in front of a wide wall of windows. The floor runs without a threshold onto the roof terrace, which extends as far as the study.',
      'Across the hall are the south-facing bedroom, a walk-in dressing room, the bathroom with its freestanding bath and a utility room with space for a washing machine and provisions. The study is large enough to become a second bedroom.',
      'The building dates from 2008 and has twelve flats. A caretaker comes daily, and the office on the ground floor takes in parcels.',
    ),
    fittingsEn: list(
      'Smoked and oiled oak floorboards',
      'Underfloor heating, controlled room by room',
      'Kitchen from 2018 with island and wine cooler',
      'Bathroom with freestanding bath and ribbon window, utility room plumbed for a washing machine',
      'South-facing roof terrace of some 16 m², with water and power',
      'Floor-to-ceiling windows, electric external blinds',
      'Lift to the floor, step-free from street to terrace',
      'Two spaces in the underground garage, storage room of 11.5 m² in the basement',
    ),
    locationDescriptionEn: paragraphs(
      'It is a five-minute walk to the shore of the Outer Alster, past the Feenteich. Hofweg and Papenhuder Straße have everything you need from day to day: a baker, a bookshop, a chemist, two good Italian restaurants.',
      'Mundsburg station on the U-Bahn is ten minutes away on foot; by bicycle you reach Jungfernstieg in a quarter of an hour.',
    ),
    otherNotesEn:
      'The service charge covers heating, water, caretaker and reserve fund. At the end of 2025 the owners’ reserve fund stood at around €214,000; no major works have been agreed. The two garage spaces are units in their own right and cost €90,000 together.',
    provisionEn: sharedCommission('2.98'),
    availableFromEn: 'by arrangement',
  },
  'altbauwohnung-am-isebekkanal': {
    nameEn: 'Period flat on the Isebek canal',
    descriptionEn: paragraphs(
      'Three large rooms on the third floor, chestnut trees in front, peace and quiet behind. The first canoes pass by on the canal before the coffee is ready.',
      'The hall is wide enough for books on either side. Each room opens off it separately: sitting room and bedroom to the south, both over 20 m² with tall windows; kitchen, child’s room and bathroom to the north, overlooking the courtyard. Double doors lead from the sitting room onto the balcony.',
      'The building dates from 1904 and has ten flats, most of them lived in by their owners. Ceilings are 3.30 metres high; stucco and floorboards have come through the decades. Bathroom and kitchen were renewed in 2017, the windows in 2010.',
    ),
    fittingsEn: list(
      'Pitch-pine floorboards, sanded and oiled',
      'Stucco ceilings in sitting room and bedroom',
      'Double-glazed wooden windows, 2010',
      'Kitchen with dining area, appliances from 2017',
      'Bathroom with bathtub and window, 2017',
      'South-facing balcony with space for two chairs and a small table',
      'Gas central heating, column radiators',
      'Storage room of 7 m² in the basement, bicycle cellar, drying loft',
    ),
    locationDescriptionEn:
      'The Isebek canal divides Hoheluft from Eimsbüttel and gives each a path along the water. On Tuesdays and Fridays the Isemarkt is held beneath the viaduct, five minutes from the front door. The U3 at Hoheluftbrücke is a six-minute walk, and there are schools and nurseries on both sides of the canal.',
    otherNotesEn:
      'The service charge includes heating and a contribution of €92 to the reserve fund. The façade on the canal side will be painted in 2027; the reserve fund covers the cost. The flat is sold with vacant possession. There is no lift.',
    provisionEn: sharedCommission('3.57'),
    availableFromEn: 'from 1 March 2027',
  },
  'beletage-in-harvestehude': {
    nameEn: 'Period apartment in Harvestehude',
    descriptionEn: paragraphs(
      'In this house of 1898 the principal floor is the second floor up. Nowhere are the ceilings higher or the rooms brighter.',
      'At the end of the hall the drawing room opens up from the street to the garden, 52 m² with stucco, parquet and windows on three sides. The balcony faces south. Along the south side follow a child’s room, the library and the bedroom; along the north side a study, a cloakroom, the bathroom with bath and shower and, right by the entrance, the kitchen with a table for four.',
      'The flat was renovated in 2018 without taking away its age: doors, brass fittings and the stoves in two of the rooms are original. There is only one flat to each floor. The lift was installed in 1926 and renewed in 2016.',
    ),
    fittingsEn: list(
      'Herringbone and panelled parquet, refinished in 2018',
      'Stucco ceilings, double doors and brass fittings',
      'Ceiling height of 3.65 metres',
      'Joiner-made kitchen, 2018',
      'Bathroom with freestanding bath and shower, heated floor',
      'South-facing balcony overlooking the garden',
      'Box-type double windows to the street, insulating glass elsewhere',
      'Lift, storage room of 14 m² in the basement, bicycle room on the lower ground floor',
    ),
    locationDescriptionEn: paragraphs(
      'Harvestehude is made for walking: eight minutes to the Alster, three to the Eichenpark, two to Mittelweg. Schools, doctors and delicatessens lie in between.',
      'The U-Bahn stations Klosterstern and Hallerstraße are both ten minutes away.',
    ),
    otherNotesEn:
      'There are five flats in the building. The service charge covers heating, lift, cleaning of the stairs, gardener and reserve fund. Residents’ parking is available, and we can arrange a garage space nearby.',
    provisionEn: sharedCommission('2.98'),
    availableFromEn: 'by arrangement',
  },
  'wohnung-im-grindelviertel': {
    nameEn: 'Flat in the Grindel quarter',
    descriptionEn: paragraphs(
      'Four flights up, then a room of 42 m² with light from three sides. Down below, half the city is studying; up here, all you hear are the bells.',
      'The flat is on the uppermost full storey of a corner house of 1899. Decades ago the drawing room and dining room were joined, and the great room they made has ruled the floor plan ever since. To the south-east it opens onto the balcony; next to it are the bedroom and a child’s room. Kitchen and bathroom have windows to the courtyard.',
      'Everything is well kept: floorboards, stucco and doors are original, the bathroom dates from 2011, the kitchen from 2019. There is no lift, but the stairs are wide and easy.',
    ),
    fittingsEn: list(
      'Oiled floorboards in every room, encaustic tiles in the kitchen',
      'Stucco and ceiling roses in the living room, ceiling height of 3.20 metres',
      'Kitchen from 2019 with space for a table',
      'Bathroom with bathtub and window, 2011',
      'South-east-facing balcony above the rooftops',
      'District heating, central hot water',
      'Storage room of 6 m² in the basement',
    ),
    locationDescriptionEn:
      'The Grindel quarter lives off the university, cinemas and small shops. The Abaton, the refectory and the weekly market are all a few minutes away; it is a twelve-minute walk to Dammtor and seven to the U1 at Hallerstraße. In summer, the Alster meadows are your garden.',
    otherNotesEn:
      'There are 14 units in the building. The owners have resolved to insulate the roof; this flat’s share of €6,800 falls due in spring 2027.',
    provisionEn: sharedCommission('3.57'),
    availableFromEn: 'from 1 February 2027',
  },
  'gartenwohnung-in-volksdorf': {
    nameEn: 'Garden flat in Volksdorf',
    descriptionEn: paragraphs(
      'A house at ground level, without a roof to look after. In front of the sitting room lies a garden that is yours alone.',
      'The living space with its dining area measures 40 m² and has windows to the north, east and south. To the south it leads to the terrace and to 120 m² of garden, for which a right of exclusive use is registered. Bedroom and child’s room also face the garden; kitchen and bathroom look onto the planted courtyard.',
      'The development was built in 2011: four storeys with balconies and a set-back top floor, 18 flats in all. Getting about is easy: between the underground garage and the terrace there is not a single step.',
    ),
    fittingsEn: list(
      'Oak parquet, underfloor heating',
      'Fitted kitchen with dining area, 2011',
      'Bathroom with bathtub and window, heated towel rail',
      'South-facing terrace and garden, hornbeam hedge, outside tap',
      'Electric roller shutters at every window',
      'Gas condensing boiler with solar thermal panels',
      'Lift to the underground garage, storage room of 8.5 m² in the basement',
    ),
    locationDescriptionEn:
      'Volksdorf likes to call itself a woodland village, and with reason: the Teichwiesen ponds, the Volksdorf woods and the museum village are all within walking distance. The village centre, with U-Bahn station, weekly market and public library, is eight minutes away.',
    otherNotesEn:
      'The service charge covers heating, water, management and reserve fund. Looking after your own part of the garden is up to you. The garage space is sold with the flat and costs €29,000.',
    provisionEn: sharedCommission('3.57'),
    availableFromEn: 'by arrangement',
  },
  'wohnung-am-inselpark': {
    nameEn: 'Flat by the Inselpark',
    descriptionEn: paragraphs(
      'Two rooms beside the largest park in the south of the city. By S-Bahn it is eight minutes to the main station.',
      'The flat is economical in plan and wastes nothing. Sitting room and bedroom lie side by side facing south-east, the sitting room with the balcony. Across the hall, kitchen, bathroom and a separate WC each have a window, a rarity at this size. The kitchen is large enough to eat in.',
      'The building went up in 2013 for the International Building Exhibition and has been well managed since. It suits two people who work in town, or a buyer looking for a quiet investment: the flat is sold with vacant possession.',
    ),
    fittingsEn: list(
      'Oak parquet, porcelain tiles in bathroom and kitchen',
      'Fitted kitchen from 2020',
      'Bathroom with bathtub, separate WC',
      'South-east-facing balcony of some 5 m²',
      'Triple glazing, ventilation system',
      'Local heating from the Energiebunker',
      'Lift, bicycle rooms on the ground floor, storage room in the basement',
      'One space in the underground garage',
    ),
    locationDescriptionEn:
      'The Inselpark grew out of the garden show of 2013: watercourses, a swimming pool, a climbing hall, gardens. Wilhelmsburg S-Bahn station is six minutes away, with shops and doctors right beside it.',
    otherNotesEn:
      'There are 26 flats in the building. The garage space is a unit in its own right and can be bought in addition for €24,000; it is not a condition of sale.',
    provisionEn: sharedCommission('3.57'),
    availableFromEn: 'immediately',
  },
}

import { list, paragraphs } from '#scripts/demo/properties/texts.ts'
import type { InEnglish } from '#scripts/demo/types.ts'

/** What visitors see of them: name, story, features and location. */
export const references: InEnglish = {
  'wohnhaus-in-gross-flottbek': {
    nameEn: 'House in Groß Flottbek',
    descriptionEn: paragraphs(
      'A house with a pool sells in summer, they say. We put this one on the market in February.',
      'The owners were moving abroad and had four months. We advised against waiting for the gardening season: built in 2014, the house looks just as good in the rain, and a winter viewing tells you whether it is warm. The new energy certificate confirmed it in black and white.',
      'Eleven viewings, all by appointment, two offers in the third week. The buyers were a family from Bahrenfeld with two children who wanted to know, on the very first day, how deep the pool was. After eleven weeks the contract was signed before the notary; the keys changed hands in the summer holidays.',
    ),
    fittingsEn: list(
      'First-floor gallery, three bedrooms with dressing room',
      'Bathroom with freestanding bath, shower room, cloakroom',
      'Air-source heat pump and underfloor heating',
      'Swimming pool with cover',
      'Carport for two cars',
    ),
    locationDescriptionEn:
      'Groß Flottbek is quiet, green and well connected. Waitzstraße, the grammar school and the S-Bahn are within walking distance.',
  },
  'altbauwohnung-am-muehlenkamp': {
    nameEn: 'Period flat near the Mühlenkamp',
    descriptionEn: paragraphs(
      'Raised ground floors are said to be hard to let. With this flat, it was the reason it was taken.',
      'Two and a half rooms on 100 m², of which the sitting room with its south-facing balcony accounts for almost 29: the layout of 1902 is generous, but no search form has a box for it. So we did not look for families; we looked for people who want space to themselves and no more stairs.',
      'We found a musician, whose grand piano came in through the window. Three weeks passed between her first visit and the tenancy agreement. The landlady, who grew up next door, gave her the old cellar key as a moving-in present.',
    ),
    fittingsEn: list(
      'Original floorboards, stucco and double doors',
      'Kitchen with dining area, bathroom with bathtub and window',
      'Study and box room',
      'South-facing balcony',
      'Storage room of 8 m² in the basement',
    ),
    locationDescriptionEn:
      'The Mühlenkamp is the centre of Winterhude: shops, cafés and the canal around the corner, the Alster ten minutes on foot.',
  },
  'penthouse-in-altona': {
    nameEn: 'Penthouse in Altona',
    descriptionEn: paragraphs(
      'Three rooms on the fifth floor, a south-west-facing roof terrace, cranes in the harbour. We sold it without anyone having to move out before they knew where to go.',
      'The owner wanted to sell, but not until something smaller had been found. We looked for a buyer and a new flat at the same time, and timed the contracts so that both moves fell in the same week. Until then we showed the penthouse only to people already on our list.',
      'It was bought by a couple who had been on that list for two years and brought a tape measure on their third visit. The dining table fits, with four centimetres to spare.',
    ),
    fittingsEn: list(
      'Living space with open kitchen and island, 52 m²',
      'Bedroom, study, dressing room and utility room',
      'Bathroom with bathtub and window',
      'South-west-facing roof terrace of some 16 m²',
      'Lift, one space in the underground garage',
    ),
    locationDescriptionEn:
      'Altona-Altstadt lies between the Elbe and Große Bergstraße. It is downhill all the way to the fish market, and five minutes to the S-Bahn.',
  },
  'reihenhaus-in-der-gartenstadt': {
    nameEn: 'Terraced house in the garden suburb',
    descriptionEn: paragraphs(
      'A terraced house of 1935, three full storeys, a garden with a cherry tree. And four siblings who could not agree on the price.',
      'We did not value the house to win the instruction, but so that everybody had the same paper in their hands. Dr Voss needed two appointments and eleven pages. After that, things moved quickly: the advertisement appeared on a Thursday, and on the Saturday eight families came, each for half an hour.',
      'It went not to the loudest offer, but to the one with its finance in place. Today three children live in the house, and the study under the roof is a study once again.',
    ),
    fittingsEn: list(
      'Sitting room and dining room to the garden, three bedrooms on the first floor',
      'Top floor with guest room, study, shower room and balcony',
      'Gas heating from 2012, roof from 2006',
      'Full basement, summer house',
      'Parking space in front of the house',
    ),
    locationDescriptionEn:
      'Thesdorf is the green side of Pinneberg. The S-Bahn is an eight-minute walk, with school and shops on the way.',
  },
  'villa-am-falkenstein': {
    nameEn: 'Villa on the Falkenstein',
    descriptionEn: paragraphs(
      'After 41 years the owner gave up this house. She made one condition: it was to be left standing.',
      'A plot of this size in Blankenese gives people ideas. So we did not advertise the villa of 1911, but passed a plain brochure to families we knew. It listed the faults as well: the boiler, the windows on the weather side, the bathroom of 1974.',
      'Four families came twice, one three times. They brought an architect, whose first question was what could stay. Today the windows have been repaired, the library is untouched, and when the summer house was topped out, the former owner was among the guests.',
    ),
    fittingsEn: list(
      'Staircase hall with arched window and chequered floor',
      'Drawing room, dining room and library with tall windows',
      'First floor with four rooms, dressing room and bathroom',
      'Top floor with two rooms and a shower room',
      'Full basement, double garage, hillside garden with mature trees',
    ),
    locationDescriptionEn:
      'The Falkenstein is Blankenese at its quietest: woods, hillside and, below, the Elbe. The village is twenty minutes away on foot, along the river.',
  },
  'reetdachhof-in-steinkirchen': {
    nameEn: 'Thatched farmhouse in Steinkirchen',
    descriptionEn: paragraphs(
      'Thatch, timber frame, a listing and 4,150 m² of land: this farm did not need a hundred enquiries, but the right one.',
      'It came after four months. Until then we talked to the thatcher, the insurers and the conservation officer, and wrote down the answers before anyone asked. Whoever had read the folder knew what lay ahead, and most took their leave, on the best of terms, for just that reason.',
      'The one who stayed was a joiner, with her family. She has turned the barn into a workshop and changed nothing under the roof: gallery, study and the three bedrooms are as they were made in 2001.',
    ),
    fittingsEn: list(
      'Beamed ceilings, oak posts and multi-paned windows',
      'Kitchen with island, sitting room with tiled stove',
      'Upper floor with gallery, dressing room and bathroom with bath and shower',
      'Thatched roof, last renewed in 2008',
      'Barn with doors to the yard, orchard down to the Lühe',
    ),
    locationDescriptionEn:
      'Bürgerei lies on the dyke of the Lühe, between church tower and cherry orchards. It is twenty minutes to Stade and an hour to Hamburg.',
    otherNotesEn: 'As the building is individually listed, no energy certificate was required.',
  },
  'buergerhaus-am-alten-hafen': {
    nameEn: 'Merchant’s house by the old harbour',
    descriptionEn: paragraphs(
      'A merchant’s house of 1667 on the Hanseatic harbour. It had been for sale for three years before anybody asked us.',
      'There was nothing wrong with the price; the story was wrong. The house had been offered as an investment, with a yield and a scheme to divide it into flats. We showed it as what it is, a home for a family, with kitchen, sitting room and study on the ground floor and four bedrooms above. Before that, Katharina Brandt had settled with the town what may be done to a listed building.',
      'Seven viewings, a trial weekend, one contract. The new owners run a small practice from the study and have paved the terrace in the courtyard with bricks from their own cellar.',
    ),
    fittingsEn: list(
      'Exposed timber frame, beamed ceilings and multi-paned windows',
      'Kitchen with dining area, cloakroom on the ground floor',
      'Bathroom with freestanding bath beneath beams, shower room',
      'Small south-east-facing terrace in the courtyard',
      'Vaulted cellar beneath the front house',
    ),
    locationDescriptionEn:
      'The old harbour is the front parlour of Stade’s old town: cobbles, a lime tree, gables and water. The S-Bahn is a ten-minute walk.',
    otherNotesEn:
      'The house is individually listed. No energy certificate was therefore required; the consumption figures of the last three years were available.',
  },
  'baugrund-in-den-elbmarschen': {
    nameEn: 'Building plot in the Elbe marshes',
    descriptionEn: paragraphs(
      'A staked-out meadow, a tree, roofs and a church tower beyond. There was nothing else to see, and that is just what we showed.',
      'The owners wanted to sell to someone who would build for themselves. Tilman Haddad drew three kinds of house for the plot and discussed them with the town, so that buyers would know what they were taking on. One of them, a pair of semi-detached houses sharing a barn, became the project of two families who were friends.',
      'They applied for planning permission before the contract of sale was even signed, and today the tree stands between their two front doors.',
    ),
    locationDescriptionEn:
      'Schulau is where Wedel meets the Elbe. Ferry, beach path and S-Bahn are a few minutes away by bicycle.',
  },
}

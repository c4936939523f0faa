import { list, paragraphs } from '#scripts/demo/properties/texts.ts'
import type { InEnglish } from '#scripts/demo/types.ts'

const noCommission = 'No commission for the tenant'

export const rentals: InEnglish = {
  'dachterrassenwohnung-in-ottensen': {
    nameEn: 'Flat with roof terrace in Ottensen',
    descriptionEn: paragraphs(
      'Four rooms on the set-back top floor, above the rooftops of Ottensen. In the evening you end up staying longer than you meant to.',
      'The living space with its open kitchen measures 49 m² and has windows on three sides. To the south-west it opens onto the roof terrace, which extends as far as the study and, at some 15 m², is large enough for a long table. A quarter of it counts towards the living space. The bedroom is at the end of the hall; across from it are the guest room, the bathroom with its freestanding bath and a separate WC.',
      'The building dates from 2017 and is well managed. This is the only flat on the top floor, and the lift comes up at the turn of your key.',
    ),
    fittingsEn: list(
      'Oak parquet, underfloor heating',
      'Fitted kitchen with island and all appliances, included in the rent',
      'Bathroom with bathtub and ribbon window, separate WC',
      'South-west-facing roof terrace with outside tap',
      'External sun blinds, insect screens in the bedroom',
      'Storage room of 9 m² in the basement, bicycle garage',
      'Lift, step-free access',
    ),
    locationDescriptionEn:
      'The courtyard lies one street behind Ottenser Hauptstraße. Spritzenplatz, weekly market, cinema and Altona station are five to eight minutes away, and the Altonaer Balkon above the Elbe ten.',
    otherNotesEn:
      'The service charge includes heating and hot water. A space in the underground garage can be rented for €145 a month. The tenancy is open-ended, with neither stepped nor index-linked rent.',
    provisionEn: noCommission,
    availableFromEn: 'from 1 February 2027',
  },
  'altbauetage-in-eimsbuettel': {
    nameEn: 'Period flat in Eimsbüttel',
    descriptionEn: paragraphs(
      'Three rooms on the first floor, floorboards, tall doors and a kitchen in which visitors tend to stay.',
      'Every room opens separately off the long hall, so the flat suits a couple with a child as well as two people who work apart. Sitting room and bedroom face south and measure 21 and 18 m²; the third room, 12 m², looks onto the courtyard. The shower room has a window.',
      'The building dates from 1904 and has ten flats. Before you move in, the floorboards will be sanded and all the walls painted. The landlady lives in the building and looks after it herself.',
    ),
    fittingsEn: list(
      'Floorboards, newly sanded',
      'Stucco in the sitting room, ceiling height of 3.10 metres',
      'Kitchen with cooker, sink and cupboards, space for four at the table',
      'Shower room with window, plumbed for a washing machine',
      'Balcony to the courtyard, added in 2025',
      'Gas central heating',
      'Storage room of 5 m² in the basement, bicycle cellar',
    ),
    locationDescriptionEn:
      'Between Unnapark and Osterstraße, people know each other from the bakery. The U2 at Osterstraße is six minutes away; weekly market, public library and two primary schools are nearer still.',
    otherNotesEn: paragraphs(
      'The rent complies with Germany’s rent cap (Mietpreisbremse). We will show you the calculation before you sign.',
      'The balcony was added later. It is not yet shown on the floor plan and not counted in the living area. The energy certificate expires on 8 January 2027; the new one has been commissioned.',
    ),
    provisionEn: noCommission,
    availableFromEn: 'from 15 January 2027',
  },
  'wohnung-am-bergedorfer-schloss': {
    nameEn: 'Flat by Bergedorf Castle',
    descriptionEn: paragraphs(
      'Three and a half rooms for a family, looking out on the trees along the castle moat.',
      'The living space with its open kitchen runs right through the flat, 42 m² with windows on three sides. The balcony faces east and has room for breakfast for four. The parents’ bedroom and the child’s room adjoin; the half room of a good 9 m² is meant as a study. A box room takes in what would otherwise stand in the hall.',
      'The building was completed in 2020, and the flat has had only one tenant so far. It is well kept and will be handed over with freshly painted walls.',
    ),
    fittingsEn: list(
      'Oak parquet, underfloor heating in every room',
      'Fitted kitchen with island, provided by the landlord',
      'Bathroom with bathtub and window',
      'East-facing balcony, 6 m²',
      'Ventilation with heat recovery',
      'Local heating from the development’s own combined heat and power plant',
      'Lift, storage room of 7 m² in the basement, playground in the courtyard',
      'One space in the underground garage, included in the rent',
    ),
    locationDescriptionEn:
      'Bergedorf is a town within the city, with a castle, a harbour and the pedestrianised Sachsentor. Schools and nurseries are within walking distance, as is the S-Bahn, which reaches the main station in just over 20 minutes. The Bille invites you to go paddling, the Sachsenwald to lose your way.',
    provisionEn: noCommission,
    availableFromEn: 'immediately',
  },
  /** Incomplete, to show a half-translated offer. */
  'reihenhaus-am-tibarg': {
    nameEn: 'Terraced house near the Tibarg',
    descriptionEn: paragraphs(
      'A house to rent, with a garden, a basement and a front door that opens for nobody else.',
      'On the ground floor, sitting room and dining room face the garden to the south-east, with the kitchen and a cloakroom beside them. The first floor has the bedroom, a child’s room, a box room and the bathroom with its bathtub beneath the window. A second flight of stairs leads to an attic room of 17 m² with a dormer.',
      'The house dates from 1931 and was modernised in 2018: new windows, new boiler, new bathroom. It is let by a family who are going abroad for a few years and would like to know their home is in good hands.',
    ),
  },
  'haus-am-muehlenteich': {
    nameEn: 'House on the millpond',
    descriptionEn: paragraphs(
      'A detached house of 2012, right on the millpond. Opposite stands the castle; ducks swim in between.',
      'On the ground floor, sitting room and dining room open through wide windows onto the south-east-facing terrace. The kitchen has its own table and an island; next to it is a small study. Cloakroom and coat cupboard are off the hall.',
      'The first floor has four bedrooms, a bathroom and a shower room on some 88 m². Beneath the flat roof there are no sloping ceilings: any piece of furniture fits against any wall.',
    ),
    fittingsEn: list(
      'Heat pump and underfloor heating',
      'Oak parquet, tiles in hall and kitchen',
      'Fitted kitchen with island and appliances',
      'Bathroom with bathtub, shower room, cloakroom',
      'South-east-facing terrace, garden down to the waterside path',
      'External louvre blinds on all large windows',
      'Double carport with storage room',
    ),
    locationDescriptionEn:
      'Alt-Reinbek is the heart of the town, with the castle, the millpond and the footpath along the Bille. Shops and schools can be reached on foot, and the S-Bahn takes half an hour to Hamburg’s main station. The Sachsenwald forest begins behind the station.',
    otherNotesEn:
      'A firm tends the garden every two weeks; the cost is included in the service charge. A dog is welcome.',
    depositTextEn: 'Bank guarantee for three months’ base rent',
    provisionEn: noCommission,
    availableFromEn: 'from 1 March 2027',
  },
}

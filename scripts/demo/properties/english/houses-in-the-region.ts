import { list, paragraphs, sharedCommission } from '#scripts/demo/properties/texts.ts'
import type { InEnglish } from '#scripts/demo/types.ts'

export const housesInTheRegion: InEnglish = {
  'bauernhaus-im-alten-land': {
    nameEn: 'Farmhouse in the Altes Land orchards',
    descriptionEn: paragraphs(
      'A half-timbered house of 1846 behind the dyke, with an orchard, a cart shed and the scent of apples in September.',
      'The side door brings you into the hall, which runs the whole length of the living quarters: 31 m² with a stone floor and room for a long table. Along the south-east side follow the sitting room with the terrace, the library and the main bedroom. Opposite are the kitchen, the utility room, a bathroom with bath and shower, and a guest room. Should you wish to, you can live here entirely on one level.',
      'The attic was converted in 2003 and holds two rooms and a shower room, some 62 m² in all. Behind the barn doors begins the working part of the house: 176 m² open to the rafters, dry, unheated, used as a workshop and for storage.',
      'Timber frame and infill were overhauled in 2011, and the west wall has been repointed. Heating and insulation are left to the next owner. An adviser from Stade has drawn up an energy plan, with costs and grants.',
    ),
    fittingsEn: list(
      'Beamed ceilings in kitchen, sitting room and library',
      'Oak windows with glazing bars, double-glazed, 2003',
      'Stone floor in the hall, floorboards in the rooms',
      'Tiled stove in the sitting room',
      'Fitted kitchen with island from 2012',
      'Oil-fired heating from 2001, two tanks in the outbuilding',
      'Fibre-optic broadband in the house',
      'Cart shed with two covered parking spaces',
      'Orchard of 24 standard trees, mostly Boskoop and Finkenwerder Herbstprinz apples',
    ),
    locationDescriptionEn: paragraphs(
      'Borstel is the part of Jork that lies closest to the Elbe. Harbour, windmill and the church of St Nikolai can be reached on foot; the dyke begins behind the orchard.',
      'There are a primary school and shops in Jork, three kilometres away. Hamburg is 40 minutes by car via Finkenwerder, the S-Bahn station in Buxtehude a quarter of an hour.',
    ),
    otherNotesEn: 'The house is not listed. The orchard belongs to the property and is free of any tenancy.',
    provisionEn: sharedCommission('3.57'),
    availableFromEn: 'from 1 March 2027',
  },
  'heidehof-in-undeloh': {
    nameEn: 'Heathland farmstead in Undeloh',
    descriptionEn: paragraphs(
      'A former farm beneath oaks and thatch, alone at the edge of a heathland village. At night it is dark here, and quiet.',
      'The main house of 1787 stands lengthways to the lane. On the ground floor the hall opens south to the sitting room with its terrace, the library and the bedroom, and north to kitchen, utility room, bathroom and guest room. Ceilings are low, as they should be: 2.25 metres beneath the beams, a little more in the kitchen.',
      'Under the roof, on 74 m², are two bedrooms, an open reading gallery and a shower room. The thatch was renewed on the south side in 2015; the north side dates from 1999 and is in good order.',
      'With the farm come a sheepfold with an oak door, a granary with an outside stair and around 4,000 m² of pasture. There is room for two horses or a small flock, and there are neighbours who know how.',
    ),
    fittingsEn: list(
      'Beamed ceilings, clay plaster and oak floorboards',
      'Kitchen with island and the old hearth',
      'Wood-burning stove in the sitting room, masonry heater in the hall',
      'Bathroom with bath and shower, shower room on the upper floor',
      'Wood-pellet boiler from 2021, with storage for one winter',
      'Thatched roof, south side renewed in 2015',
      'Sheepfold and granary, together 210 m² of usable space',
      'Open cart shed for two cars',
      'Private well for garden and pasture',
    ),
    locationDescriptionEn: paragraphs(
      'Wesel belongs to Undeloh and lies at the edge of the Lüneburg Heath nature reserve. From the farm you can walk to the Wilseder Berg without crossing a road.',
      'Shops, doctor and primary school are in Hanstedt, twelve minutes by car. It is ten minutes to the A7 motorway and 45 to Hamburg.',
    ),
    otherNotesEn: paragraphs(
      'The building is insured as a thatched house, and the current policy can be taken over. Part of the plot is designated open countryside, where new buildings are not permitted.',
      'The energy certificate gives 1800 as the year of construction. According to the inscription on the gate beam, the house is thirteen years older.',
    ),
    provisionEn: sharedCommission('3.57'),
    availableFromEn: 'by arrangement',
  },
  'fachwerkhaus-am-stintmarkt': {
    nameEn: 'Half-timbered house on the Stintmarkt',
    descriptionEn: paragraphs(
      'A house of 1548 in which salt was once weighed. Today it is a place to cook, read and sleep.',
      'The ground floor divides into a kitchen with dining area, a sitting room with three multi-paned windows and a study. A small south-west-facing terrace lies in the courtyard, turned away from the square. The staircase with its arched window and chequered floor was inserted around 1840 and has been the finest thing in the house ever since.',
      'On the first floor are three bedrooms and a bathroom; on the top floor, a studio beneath exposed timbers with its own shower room. The beamed ceilings survive throughout, between 2.30 and 2.85 metres high.',
      'Between 2012 and 2015 the house was restored together with a conservator and the heritage authority. The records fill three folders and come with the house.',
    ),
    fittingsEn: list(
      'Oak frame, clay infill and lime plaster',
      'Joiner-made box-type and multi-paned windows, 2014',
      'Soaped pine floorboards, chequered floor in the staircase hall',
      'Kitchen with island, built by a joiner',
      'Bathroom with bathtub on the first floor, shower room on the top floor, cloakroom',
      'Gas condensing boiler from 2014, wall heating on the ground floor',
      'Vaulted cellar beneath the front of the house',
    ),
    locationDescriptionEn: paragraphs(
      'The Wasserviertel lies on the Ilmenau, between the Stintmarkt, the Old Crane and the church of St Nicolai. Living here, you do almost everything on foot: weekly market, bookshop, theatre, doctors.',
      'The station is a ten-minute walk. Trains to Hamburg take just over half an hour.',
    ),
    otherNotesEn: paragraphs(
      'As the building is individually listed, no energy certificate is required. The cost of preserving it may be eligible for tax relief; your tax adviser can tell you more.',
      'The house has no parking space of its own. Residents’ parking is available, and there is the prospect of a permanent space in the car park on Stadtring.',
    ),
    provisionEn: sharedCommission('3.57'),
    availableFromEn: 'from 1 February 2027',
  },
  'stadthaus-am-fleth': {
    nameEn: 'Townhouse on the Fleth',
    descriptionEn: paragraphs(
      'A narrow half-timbered house by the water, built in 1684 and never quite at rest: cooperage, coffee house, painter’s workshop, home.',
      'On the ground floor are the former studio overlooking the Fleth and a room to the courtyard, together 60 m². The first floor can be lived in on its own: sitting room and bedroom facing south-west, kitchen, shower room and a separate hall, on 66 m². The top floor adds two rooms and a bathroom on 44 m².',
      'You can live in the whole house, use the studio for work, or leave the first floor to a member of the family. The structure is sound; the surfaces are not, everywhere: wiring and top floor will need renewing in the next few years.',
    ),
    fittingsEn: list(
      'Beamed ceilings on every floor, some of them boarded over',
      'Multi-paned windows, double-glazed to the street',
      'First-floor kitchen from 2016, connections for a second one in the studio',
      'Shower room from 2016, top-floor bathroom from around 1985',
      'Gas heating from 2009',
      'Small courtyard with a pump and a bicycle shed',
    ),
    locationDescriptionEn:
      'The Fleth, a canal, runs right through Buxtehude’s old town, lined with lime trees, bridges and gabled houses. St Petri, the market square, the library and the shops are all within sight. The station is a ten-minute walk; from there the S-Bahn takes three quarters of an hour to Hamburg’s main station.',
    otherNotesEn: paragraphs(
      'The house is part of the protected ensemble of the old town. Work on façade, windows and roof is agreed with the conservation officer.',
      'The energy certificate is being prepared and will be available at the viewing.',
    ),
    provisionEn: sharedCommission('3.57'),
    availableFromEn: 'immediately',
  },
  'stadtvilla-am-schlosspark': {
    nameEn: 'Town villa by the castle park',
    descriptionEn: paragraphs(
      'A town villa of 1926 that was taken apart completely in 2021 and put back together with care.',
      'Outside, everything has stayed: the hipped roof with its dormers, the gravel path, the tall windows. Inside, behind the plaster, is a new house. On the ground floor, sitting room and dining room face south, with the terrace in front of them. The kitchen has a dining area of its own; next to it are a small study and a cloakroom.',
      'The staircase with the arched window takes you to the first floor: the main bedroom with its balcony, two children’s rooms, a guest room, bathroom and shower room. Under the roof is a studio of 36 m², insulated, heated and plumbed for a further bathroom.',
      'The works are documented, from stripping out to the last socket. You take on an old house with its homework done.',
    ),
    fittingsEn: list(
      'Air-source heat pump and new radiators, 2021',
      'Roof and top ceiling insulated, wooden multi-paned windows renewed, 2021',
      'Wiring, water supply and drains entirely new',
      'Herringbone oak parquet, chequered floor in the staircase hall',
      'Kitchen with island and natural stone worktop',
      'Bathroom with bathtub, shower room, cloakroom',
      'Balcony off the main bedroom, south-facing terrace',
      'Full basement, damp-proofed, with outside access',
      'Single garage and one parking space with a charging point',
    ),
    locationDescriptionEn: paragraphs(
      'From the garden gate it is four minutes to the castle park and six to the Rondeel with its weekly market, shops and cinema. Even so, what you mostly hear are the lime trees.',
      'Ahrensburg has schools of every kind and two ways into Hamburg: the regional train, which takes 25 minutes to the main station, and the U1.',
    ),
    otherNotesEn: 'Garage and parking space are included in the purchase price.',
    provisionEn: sharedCommission('2.98'),
    availableFromEn: 'by arrangement',
  },
}

import { list, paragraphs, sharedCommission } from '#scripts/demo/properties/texts.ts'
import type { InEnglish } from '#scripts/demo/types.ts'

export const housesInHamburg: InEnglish = {
  'landhaus-am-hirschpark': {
    nameEn: 'Country house by the Hirschpark',
    descriptionEn: paragraphs(
      'A quiet house set back from the road, built in 1912 for a shipowner and last restored, with a light hand, in 2019. All you see from the street are the chestnut trees.',
      'A gravel path leads to the front door. Behind it lies the hall, from which every room on the ground floor opens: library and dining room to the south, kitchen and utility room towards the courtyard and, at the far end, the drawing room, 47 m² with windows on three sides. From the dining room you step out onto the terrace. The staircase still has its chequered floor and its tall arched window.',
      'On the first floor are the main bedroom with its dressing room, two children’s rooms, a study of a good 20 m² and the bathroom. In 2019 the space beneath the hipped roof became a studio with its own shower room, some 46 m² between the dormers: enough for guests, for music, or for a son who has only half moved out.',
      'The cellar is dry, vaulted and large enough for a collection. The garden slopes gently to the south and ends at a rhododendron hedge. Beyond it, the park begins.',
    ),
    fittingsEn: list(
      'Oak floorboards on the ground and first floors, refinished in 2019',
      'Chequered stone floor in the staircase hall',
      'Box-type double windows, rebuilt in larch and draught-free',
      'Fireplace in the drawing room, certified in 2024',
      'Fitted kitchen with slate worktops, 2019',
      'Bathroom with bathtub, shower room on the top floor, cloakroom on the ground floor',
      'Gas central heating with a condensing boiler from 2018',
      'Roof insulated and re-covered in 2019',
      'Double garage with workshop',
    ),
    locationDescriptionEn: paragraphs(
      'Nienstedten lies between the Elbe and the Hirschpark. The primary school is six minutes away on foot, the bakery four, the river ten. The lane ends at the house, so there is no through traffic.',
      'It is five minutes by bicycle to the S-Bahn, and 24 minutes from there to Jungfernstieg in the city centre.',
    ),
    otherNotesEn: paragraphs(
      'The house is part of a protected ensemble. Alterations to the exterior need the agreement of the conservation authority; inside, you have a free hand.',
      'The double garage stands on a plot of its own beside the drive and is priced separately. Roof and windows of 2019 meet the thermal standard of 1977, which is why a certificate based on consumption is sufficient.',
    ),
    provisionEn: sharedCommission('2.98'),
    availableFromEn: 'by arrangement',
  },
  'wohnhaus-am-alsterlauf': {
    nameEn: 'Modern house beside the Alster',
    descriptionEn: paragraphs(
      'Two storeys, a flat roof and a wall of glass that brings the garden indoors. Behind the hedge flows the Alster.',
      'The house was built in 2021 to a design by a Hamburg practice and has been home to one family ever since. It turns a closed face to the street and opens to the west: main living space, sitting room and library lie side by side along the garden, with the terrace in front of them. The kitchen is part of the main living space, which spans the full depth of the house and measures 54 m². To the east follow a study, the utility room and a cloakroom.',
      'Upstairs, a gallery links three bedrooms, all of them overlooking the garden. The main bedroom has a dressing room and a shower room; the children’s rooms share the bathroom with its freestanding bath.',
      'The swimming pool is twelve metres long and warmed by the same heat pump that heats the house. What house and pool consume is covered by the solar panels on the roof, entirely in summer and by half over the year.',
    ),
    fittingsEn: list(
      'Underfloor heating in all living areas, ground-source heat pump',
      'Photovoltaic system of 14.8 kWp with battery storage',
      'Wide-plank oak floors, natural stone in the bathrooms',
      'Fitted kitchen with island',
      'Triple-glazed sliding doors, external louvre blinds',
      'Ventilation with heat recovery',
      'Swimming pool, 12 by 3.5 metres, with cover',
      'Full basement with plant room, workshop and storage',
      'Double garage with direct access to the utility room and a charging point',
    ),
    locationDescriptionEn: paragraphs(
      'Wellingsbüttel is the part of the Alster valley where the plots are still large and the roads still narrow. The Alster path begins 200 metres from the house and runs all the way to Ohlsdorf without a single traffic light.',
      'Nursery, primary and grammar school are within cycling distance for children. Wellingsbüttel S-Bahn station is an eight-minute walk, and Hamburg’s main station 25 minutes from there.',
    ),
    otherNotesEn:
      'The maintenance file is complete and holds every inspection report for the heat pump, the ventilation and the pool. The builder’s warranty has expired; no defects are known.',
    provisionEn: sharedCommission('2.98'),
    availableFromEn: 'from 1 April 2027',
  },
  'haus-am-kloevensteen': {
    nameEn: 'House at the edge of the Klövensteen forest',
    descriptionEn: paragraphs(
      'A house of clear lines from 2016, in which you can watch the seasons sitting down. To the south it is made of glass, to the north of brick.',
      'On the ground floor the living space and kitchen run the full depth of the house, 52 m² looking out to the garden and the morning. Next to it are a second sitting room that can be closed off and a library with a south-facing window. A study, a cloakroom and the utility room complete the floor.',
      'Upstairs there are four bedrooms, a dressing room and two bathrooms, one with a freestanding bath beneath the ribbon window. Doors are full height, and the corridors are wide enough for books.',
      'The terrace joins the house to the swimming pool. In winter the pool rests under a cover you can walk on, and the garden belongs to the deer from the Klövensteen.',
    ),
    fittingsEn: list(
      'Air-source heat pump and underfloor heating',
      'Oiled smoked oak on the ground floor, porcelain tiles in bathrooms and service rooms',
      'Fitted kitchen with island and larder cupboard',
      'Wood-burning stove in the second sitting room',
      'Triple glazing, electric blinds to the south',
      'Swimming pool, 10 by 3.5 metres, with its plant in the part basement',
      'Garage for two cars, wired for a charging point',
      'Well for watering the garden',
    ),
    locationDescriptionEn: paragraphs(
      'Rissen is the western edge of the city, between the Klövensteen forest and the Elbe meadows of Wittenbergen. Riding stables, the deer park and woodland paths begin at the end of the road.',
      'The village centre has a weekly market, doctors and schools for every age. The S-Bahn is ten minutes away by bicycle and takes just over half an hour into town.',
    ),
    otherNotesEn:
      'The energy certificate expires on 14 December 2026. A new one has been commissioned and will be available before contracts are signed.',
    provisionEn: sharedCommission('2.98'),
    availableFromEn: 'by arrangement',
  },
  'villa-am-jenischpark': {
    nameEn: 'Villa by the Jenischpark',
    descriptionEn: paragraphs(
      'A merchant’s villa of 1908, in the same family for three generations. People lower their voices, without meaning to, as they come in.',
      'The ground floor was made for receiving guests. From the hall you enter the drawing room, 52 m² with tall windows on three sides, the dining room with its door to the terrace, and the library, whose shelves were put up by the man who built the house. Kitchen and utility room lie to the north-west.',
      'A broad staircase rises beneath the arched window to the first floor, with three bedrooms, a gentleman’s study and two bathrooms. The top floor adds two rooms with dormers and a further shower room.',
    ),
    fittingsEn: list(
      'Herringbone parquet, stucco and double doors on the ground floor',
      'Two fireplaces, one of them in use',
      'Mahogany bookshelves in the library',
      'Staircase hall with arched window and chequered floor',
      'Three bathrooms, one with a freestanding bath, and a cloakroom',
      'Roof and façade renewed in 2014',
      'Gas central heating from 1998',
      'Full basement with wine cellar and laundry',
      'Coach house with garaging for two cars, parkland garden with mature trees',
    ),
    locationDescriptionEn: paragraphs(
      'The villa stands in an avenue of chestnuts between the Jenischpark and the Elbchaussee. The walk to the Teufelsbrück landing stage leads through the park; the ferry to Finkenwerder leaves every half hour.',
      'The International School, two grammar schools and the shops of Waitzstraße are within two kilometres, and Klein Flottbek S-Bahn station is a twelve-minute walk.',
    ),
    otherNotesEn:
      'We are glad to tell you the price in person. Viewings are arranged individually, after a first meeting at our office.',
    provisionEn: sharedCommission('2.98'),
    availableFromEn: 'by arrangement',
  },
  'reihenhaus-an-der-berner-au': {
    nameEn: 'End-of-terrace house by the Berner Au',
    descriptionEn: paragraphs(
      'The last house in the row, built in 1929, with a bay window to the street and a garden where soft fruit still grows.',
      'On the ground floor, sitting room and dining room lie side by side along the garden, both with wide windows and the afternoon light from the south-west. The kitchen has space for a table and faces the street, so you can see who is coming. The cloakroom has a window of its own.',
      'The first floor has two bedrooms and the bathroom; under the roof is a room of some 20 m² with a dormer. Walls and layout are sound, while bathroom and kitchen have had their day. The windows were replaced in 2009, the boiler in 2016.',
      'The basement runs beneath the whole house and is dry. Anyone willing to take up tools will find a house that repays the effort.',
    ),
    fittingsEn: list(
      'Floorboards in the bedrooms, parquet in the sitting room',
      'Double-glazed uPVC windows with glazing bars, 2009',
      'Gas condensing boiler from 2016',
      'Bathroom with bathtub and window, around 1990',
      'South-west-facing terrace with a brick-built bench',
      'Summer house with electricity, water butt at the downpipe',
      'Parking space in front of the house',
    ),
    locationDescriptionEn:
      'Farmsen-Berne owes its looks to the garden city movement: short terraces, large gardens, hedges instead of fences. The path along the Berner Au passes the end of the road and leads on into the Gutspark. Berne station is a nine-minute walk; from there the U1 takes 25 minutes to Hamburg’s main station. School, nursery and weekly market are closer still.',
    otherNotesEn:
      'The house is reserved. If you wish, we will take your name and be in touch should the sale fall through.',
    provisionEn: sharedCommission('3.57'),
    availableFromEn: 'immediately',
  },
}

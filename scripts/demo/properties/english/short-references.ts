import { paragraphs } from '#scripts/demo/properties/texts.ts'
import type { InEnglish } from '#scripts/demo/types.ts'

export const shortReferences: InEnglish = {
  'villa-in-wellingsbuettel': {
    nameEn: 'Villa in Wellingsbüttel',
    descriptionEn: paragraphs(
      'Three siblings, one family home and three ideas of what it was worth. Dr Voss began with a written valuation, not with an advertisement.',
      'Once everyone had the same figure in front of them, the sale took four months. The buyers are a couple from the neighbourhood who want to grow old with their parents close by. The coach house will be the parents’ flat.',
    ),
    locationDescriptionEn:
      'Wellingsbüttel lies on the upper Alster. The S-Bahn, the market and the riverside path into town are all within walking distance.',
  },
  'wohnung-in-barmbek': {
    nameEn: 'Flat in Barmbek',
    descriptionEn: paragraphs(
      'A flat with a tenant sells differently from an empty one. This one was sold with its tenant.',
      'We spoke to her first and then looked for buyers who wanted a reliable rent and had no plans to move in. Three conversations, one contract, and nothing changed at the front door.',
    ),
    locationDescriptionEn: 'Between the Stadtpark and the Osterbek canal. Barmbek station is ten minutes on foot.',
  },
  'altbauwohnung-in-eppendorf': {
    nameEn: 'Period flat in Eppendorf',
    descriptionEn: paragraphs(
      'In two days, a great many people wrote about this flat. Then we took the advertisement offline and answered every one of them.',
      'Viewings were one at a time, not in a queue. The owner wanted a tenant who would stay. A teacher moved in with her son, whose school is around the corner.',
    ),
    locationDescriptionEn:
      'Eppendorf has its market, shops and old lime trees on the doorstep. The U-Bahn and the Kellinghusenpark are within walking distance.',
  },
  'fachwerkhaus-in-lauenburg': {
    nameEn: 'Half-timbered house in Lauenburg',
    descriptionEn: paragraphs(
      'The house is listed and close to the water. We put both on the first page.',
      'Everyone who came had read the flood levels and knew what the insurance costs. It was bought by a printer who has set up his press on the ground floor, on wheels.',
    ),
    locationDescriptionEn: 'The lower town lies between the Elbe and the slope. Hamburg is about an hour away.',
  },
  'haus-am-wohldorfer-wald': {
    nameEn: 'House by the Wohldorf woods',
    descriptionEn: paragraphs(
      'The first buyer pulled out the day before the notary appointment. It happens, and no one likes to talk about it.',
      'We had not sent the second family away; we had told them honestly that they were second. Three weeks later they sat at the notary’s table, at the same price.',
    ),
    locationDescriptionEn:
      'The Wohldorf woods begin behind the garden. Ohlstedt U-Bahn station is five minutes away by bike.',
  },
  'bauernhaus-in-kirchwerder': {
    nameEn: 'Farmhouse in Kirchwerder',
    descriptionEn: paragraphs(
      'Energy class G, an oil-fired boiler and a roof with ten years left in it. That is what the brochure said.',
      'We added three quotes from local tradespeople. It was bought by a family that could do the sums: on the day of the viewing they knew what the house would cost once the work was done.',
    ),
    locationDescriptionEn:
      'Kirchwerder lies in the Vierlande, between greenhouses and the Elbe dyke. A bus runs to Bergedorf.',
  },
  'reihenhaus-in-bramfeld': {
    nameEn: 'Terraced house in Bramfeld',
    descriptionEn: paragraphs(
      'The owner was going to Canada for some years and wanted to let her house, not to lose it.',
      'We recommended an open-ended tenancy and found a family who look after the garden as if it were their own. Twice a year they send her photos of the roses.',
    ),
    locationDescriptionEn: 'Bramfeld is green and down to earth. The Bramfeld lake and the shops are close by.',
  },
  'wohnung-an-der-christianskirche': {
    nameEn: 'Flat by the Christianskirche',
    descriptionEn: paragraphs(
      'In the spring of 2021, visitors could only enter the flat one at a time. It did the flat good.',
      'Everyone had half an hour to themselves and could stand on the balcony until the bells rang. The buyer accepted that same evening.',
    ),
    locationDescriptionEn:
      'Between the Christianskirche and the slope down to the Elbe, with cafés and shops in every direction.',
  },
}

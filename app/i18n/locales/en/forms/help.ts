import type * as german from '#app/i18n/locales/de/forms/help.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const help = {
  title: 'Help',
  lead: 'What the words in the dashboard mean',
  topics: {
    marketing: {
      title: 'Marketing',
      words: {
        draft: { term: 'Draft', text: 'Only your office sees the property. Nothing of it is on the website.' },
        published: {
          term: 'Online',
          text: 'The property is on the website. All required details have to be filled in; what is missing is listed beside the form.',
        },
        highlighted: { term: 'Highlighted', text: 'The property is on the home page and further up in the list.' },
        reserved: {
          term: 'Reserved',
          text: 'The property stays on the website and carries the word “Reserved”. Everyone still waiting for an answer can be told at once.',
        },
        closed: {
          term: 'Sold, let',
          text: 'The property moves from the offers to the references, without a price and without its exact address.',
        },
        onRequest: {
          term: 'Price on request',
          text: 'The price stays stored but is not shown. A search by price does not find the property.',
        },
      },
    },
    energy: {
      title: 'Energy details',
      words: {
        certificate: {
          term: 'Energy certificate',
          text: 'If there is one, advertisements must name its type, the energy value, the energy source, the year of construction and the efficiency class. If it was issued on or after 1 January 2027, the date of issue and the primary energy replace the energy value (sections 87 and 112 GModG). It is valid for ten years.',
        },
        demand: {
          term: 'Demand certificate',
          text: 'Calculated from the building and its heating, whatever was actually used.',
        },
        consumption: { term: 'Consumption certificate', text: 'Based on the measured consumption of three years.' },
        figure: {
          term: 'Energy value',
          text: 'Final energy in kilowatt hours per square metre and year: kWh/(m²·a). It is on the second or third page of the certificate.',
        },
        energyClass: {
          term: 'Efficiency class',
          text: 'From A+ to H. Certificates from before May 2014 have none; leave the field empty then.',
        },
        source: {
          term: 'Main energy source',
          text: 'What is mainly used for heating, for example gas, district heating or electricity.',
        },
        notRequired: {
          term: 'Not required',
          text: 'For buildings with a usable area of less than 50 m², and until 31 December 2026 for listed buildings (section 79 GModG).',
        },
      },
    },
    provision: {
      title: 'Commission',
      words: {
        provision: {
          term: 'Buyer’s commission',
          text: 'What buyers pay you, as a percentage of the price. Write it as it should appear in the offer.',
        },
        halves: {
          term: 'Shared commission',
          text: 'A consumer who buys a flat or a single-family house pays no more than the seller does (sections 656c and 656d BGB).',
        },
        tenants: {
          term: 'Rented homes',
          text: 'Whoever engages the agent pays. Tenants pay only if the agent searched for them alone (section 2 WoVermRG).',
        },
        gross: { term: 'Including VAT', text: 'To consumers you name the amount including VAT.' },
      },
    },
    alerts: {
      title: 'Email alerts',
      words: {
        alert: {
          term: 'Email alert',
          text: 'Visitors are told when something matches their search. It starts once they have confirmed their address.',
        },
        matching: {
          term: 'Email alerts match',
          text: 'This many alerts find this property. The emails leave in the night after you publish it.',
        },
        privacy: {
          term: 'Who is looking',
          text: 'The dashboard shows what is wanted and how often, but no addresses.',
        },
      },
    },
    exchange: {
      title: 'Exchange',
      words: {
        openImmo: {
          term: 'OpenImmo',
          text: 'The file format in which agency software and portals pass on properties.',
        },
        connection: {
          term: 'Connection',
          text: 'An address to which your software sends properties. Anyone who knows it can change properties: enter it nowhere else.',
        },
        rehearsal: { term: 'Rehearsal', text: 'Shows what a file would change before anything is changed.' },
        origin: { term: 'Origin', text: 'Which connection sends a property, and which values differ there.' },
        undo: { term: 'Undo a transfer', text: 'Puts the properties back as they were before the transfer.' },
      },
    },
  },
} as const satisfies Translation<typeof german.help>

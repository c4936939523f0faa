import type { SavedAgency } from '#app/domain/agency/agency.ts'
import type { DemoTeamMember, DemoTestimonial } from './types.ts'

/** Both have the same password. */
export const demoUsers = {
  admin: { email: 'admin@giebel.example', name: 'Katharina Brandt', role: 'admin' },
  editor: { email: 'redaktion@giebel.example', name: 'Jonas Petersen', role: 'editor' },
} as const
export const demoPassword = 'giebel-demo-passwort'

export const demoTeam: DemoTeamMember[] = [
  {
    key: 'brandt',
    name: 'Katharina Brandt',
    role: 'Geschäftsführerin',
    roleEn: 'Managing Director',
    telephone: '040 66969 121',
    email: 'brandt@giebel.example',
    bio: 'Führt das Haus seit 2009 in zweiter Generation. Zuständig für Landhäuser und alles, was unter Denkmalschutz steht. Liest Grundbücher lieber als Romane.',
    bioEn:
      'Has run the firm, now in its second generation, since 2009. Looks after country houses and anything that is listed. Would rather read a land register than a novel.',
    picture: 'team-1.webp',
  },
  {
    key: 'lueders',
    name: 'Henrik Lüders',
    role: 'Verkauf, Elbvororte und Umland',
    roleEn: 'Sales, Elbe suburbs and beyond',
    telephone: '040 66969 122',
    email: 'lueders@giebel.example',
    bio: 'Gelernter Zimmermann, später Betriebswirt. Erkennt einen feuchten Keller, bevor er die Treppe betritt, und sagt es auch.',
    bioEn:
      'A carpenter by trade, later a business graduate. Can spot a damp cellar before he sets foot on the stairs, and says so.',
    picture: 'team-2.webp',
  },
  {
    key: 'aydin',
    name: 'Miriam Aydın',
    role: 'Verkauf, Alster und Walddörfer',
    roleEn: 'Sales, Alster and Walddörfer',
    telephone: '040 66969 123',
    email: 'aydin@giebel.example',
    bio: 'Kennt in Winterhude jedes Treppenhaus und sagt ehrlich, wenn ein Preis nicht zu halten ist. Seit 2015 bei uns, davor im Notariat.',
    bioEn:
      'Knows every staircase in Winterhude, and will tell you frankly when a price won’t hold. With us since 2015, before that at a notary’s office.',
    picture: 'team-3.webp',
  },
  {
    key: 'petersen',
    name: 'Jonas Petersen',
    role: 'Vermietung',
    roleEn: 'Lettings',
    telephone: '040 66969 124',
    email: 'petersen@giebel.example',
    bio: 'Begleitet Vermietungen von der ersten Anzeige bis zur Übergabe des letzten Schlüssels. Mieter wie Vermieter rufen ihn auch nach Jahren noch an.',
    bioEn:
      'Sees lettings through from the first advertisement to the handover of the last key. Tenants and landlords alike still ring him years later.',
    picture: 'team-4.webp',
  },
  {
    key: 'voss',
    name: 'Dr. Elisabeth Voss',
    role: 'Bewertung',
    roleEn: 'Valuations',
    telephone: '040 66969 125',
    email: 'voss@giebel.example',
    bio: 'Öffentlich bestellte und vereidigte Sachverständige. Ihre Gutachten sind kurz, genau und belastbar.',
    bioEn: 'A publicly appointed and sworn valuer. Her reports are short, precise and stand up to scrutiny.',
    picture: 'team-5.webp',
  },
  {
    key: 'haddad',
    name: 'Tilman Haddad',
    role: 'Neubauprojekte und Grundstücke',
    roleEn: 'New developments and land',
    telephone: '040 66969 126',
    email: 'haddad@giebel.example',
    bio: 'Architekt. Übersetzt zwischen Bauträgern und Menschen, die einen Grundriss zum ersten Mal lesen. Zeichnet auf jedes Grundstück erst einmal ein Haus.',
    bioEn:
      'An architect. Translates between developers and people reading a floor plan for the first time. Whatever the plot, he starts by drawing a house on it.',
    picture: 'team-6.webp',
  },
]

export const demoTestimonials: DemoTestimonial[] = [
  {
    quote:
      'Ich wollte, dass das Haus stehen bleibt. Man hat mir zugehört und die Familie gefunden, die es auch wollte.',
    quoteEn: 'I wanted the house to be left standing. They listened, and found the family who wanted that too.',
    author: 'Margarete Thomsen, Blankenese',
    slug: 'villa-am-falkenstein',
    picture: 'client-1.webp',
  },
  {
    quote: 'Elf Besichtigungen, alle mit Termin, keine umsonst. Nach elf Wochen waren wir beim Notar.',
    quoteEn: 'Eleven viewings, all by appointment, none of them wasted. After eleven weeks we were at the notary’s.',
    author: 'Daniel Mensah, Groß Flottbek',
    slug: 'wohnhaus-in-gross-flottbek',
    picture: 'client-2.webp',
  },
  {
    quote:
      'Frau Aydın hat uns von einer Wohnung abgeraten, die wir schon im Kopf eingerichtet hatten. Die nächste war die richtige.',
    quoteEn:
      'Ms Aydın talked us out of a flat that, in our minds, we had already furnished. The next one was the right one.',
    author: 'Leyla Demir, Winterhude',
    picture: 'client-3.webp',
  },
  {
    quote: 'Alles, was am Hof zu machen war, stand im Exposé. Verhandelt haben wir deshalb nur einmal.',
    quoteEn: 'Everything that needed doing to the farm was in the brochure. That is why we only had to negotiate once.',
    author: 'Friedrich Harms, Steinkirchen',
    slug: 'reetdachhof-in-steinkirchen',
    picture: 'client-4.webp',
  },
  {
    quote: 'Der Preis, den man uns am ersten Tag nannte, stand am Ende auch im Vertrag.',
    quoteEn: 'The price they quoted on the first day was the price in the contract at the end.',
    author: 'Lena Kruse, Pinneberg',
    slug: 'reihenhaus-in-der-gartenstadt',
    picture: 'client-5.webp',
  },
  {
    quote:
      'Verkauf und Umzug griffen ineinander wie ein Fahrplan. Ich habe keine Nacht zwischen zwei Wohnungen verbracht.',
    quoteEn: 'Sale and move dovetailed perfectly. I did not spend a single night between two homes.',
    author: 'Robin Jessen, Altona',
    slug: 'penthouse-in-altona',
    picture: 'client-6.webp',
  },
]

export const demoSettings: SavedAgency = {
  agencyName: 'Giebel',
  legalName: 'Giebel Immobilien GmbH',
  legalForm: 'Gesellschaft mit beschränkter Haftung',
  street: 'Am Giebelhof 4',
  postalCode: '20457',
  city: 'Hamburg',
  latitude: 53.543412,
  longitude: 9.989146,
  phone: '040 66969 120',
  email: 'kontakt@giebel.example',
  openingHours: 'Montag bis Donnerstag 9 bis 18 Uhr, Freitag 9 bis 16 Uhr, Samstag nach Vereinbarung',
  openingHoursEn: 'Monday to Thursday 9 am to 6 pm, Friday 9 am to 4 pm, Saturday by appointment',
  sellerCommission: '3,57 % des Kaufpreises inkl. MwSt., ab 1 Mio. Euro 2,98 %',
  sellerCommissionEn: '3.57% of the purchase price incl. VAT; 2.98% from €1 million',
  buyerCommission: '3,57 % des Kaufpreises inkl. MwSt., ab 1 Mio. Euro 2,98 %',
  buyerCommissionEn: '3.57% of the purchase price incl. VAT; 2.98% from €1 million',
  rentalFee: '2,38 Kaltmieten inkl. MwSt.',
  rentalFeeEn: '2.38 months’ base rent incl. VAT',
  managingDirector: 'Katharina Brandt',
  registerCourt: 'Amtsgericht Hamburg',
  registerNumber: 'HRB 987654',
  vatId: 'DE123456789',
  supervisoryAuthority: 'Bezirksamt Hamburg-Mitte\nFachamt Verbraucherschutz, Gewerbe und Umwelt\n20095 Hamburg',
  supervisoryAuthorityEn:
    'Bezirksamt Hamburg-Mitte (district authority)\nDepartment of Consumer Protection, Trade and the Environment\n20095 Hamburg',
  insurance: 'Elbwacht Versicherung AG\nSpeersort 99, 20095 Hamburg\nRäumlicher Geltungsbereich: Deutschland',
  insuranceEn: 'Elbwacht Versicherung AG\nSpeersort 99, 20095 Hamburg\nTerritorial scope: Germany',
  contentResponsible: 'Katharina Brandt, Am Giebelhof 4, 20457 Hamburg',
  dataProtectionOfficer: 'Dr. Silke Behn, datenschutz@giebel.example',
  unansweredRetentionMonths: null,
  enquiriesToPersonOnly: false,
  enquiryReceipt: true,
  answerTimeShown: false,
  withdrawalOffered: false,
  leadsAsXml: false,
  leadsAddress: null,
  enquiryRetentionMonths: 6,
  /** Set once the team is seeded. */
  valuer: null,
  tagManagerId: null,
  consentAlwaysAsked: true,
  secondFactorRequired: false,
  propertyNumberPattern: 'GI-####',
  testimonialOrigin:
    'Von Kunden, für die wir verkauft oder vermietet haben: geprüft anhand des Maklervertrags, veröffentlicht mit Einwilligung und ungekürzt.',
  testimonialOriginEn:
    'From clients for whom we have sold or let a property: checked against the agency agreement, published with consent and in full.',
  confirmedVoicesOnly: false,
  socialLinks: null,
}

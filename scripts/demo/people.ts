import type { Agency } from '#app/domain/agency/agency.ts'
import type { ReplyTemplateValues } from '#app/domain/enquiries/reply-template.ts'
import type { KeyFigureValues } from '#app/domain/entries/key-figure.ts'
import type { DemoTeamMember, DemoTestimonial } from './types.ts'

/** Who can sign in to the demo, both with the same password. */
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
    telephone: '040 66969 121',
    email: 'brandt@giebel.example',
    bio: 'Führt das Haus seit 2009 in zweiter Generation. Zuständig für Landhäuser und alles, was unter Denkmalschutz steht. Liest Grundbücher lieber als Romane.',
    picture: 'team-1.webp',
  },
  {
    key: 'lueders',
    name: 'Henrik Lüders',
    role: 'Verkauf, Elbvororte und Umland',
    telephone: '040 66969 122',
    email: 'lueders@giebel.example',
    bio: 'Gelernter Zimmermann, später Betriebswirt. Erkennt einen feuchten Keller, bevor er die Treppe betritt, und sagt es auch.',
    picture: 'team-2.webp',
  },
  {
    key: 'aydin',
    name: 'Miriam Aydın',
    role: 'Verkauf, Alster und Walddörfer',
    telephone: '040 66969 123',
    email: 'aydin@giebel.example',
    bio: 'Kennt in Winterhude jedes Treppenhaus und sagt ehrlich, wenn ein Preis nicht zu halten ist. Seit 2015 bei uns, davor im Notariat.',
    picture: 'team-3.webp',
  },
  {
    key: 'petersen',
    name: 'Jonas Petersen',
    role: 'Vermietung',
    telephone: '040 66969 124',
    email: 'petersen@giebel.example',
    bio: 'Begleitet Vermietungen von der ersten Anzeige bis zur Übergabe des letzten Schlüssels. Mieter wie Vermieter rufen ihn auch nach Jahren noch an.',
    picture: 'team-4.webp',
  },
  {
    key: 'voss',
    name: 'Dr. Elisabeth Voss',
    role: 'Bewertung',
    telephone: '040 66969 125',
    email: 'voss@giebel.example',
    bio: 'Öffentlich bestellte und vereidigte Sachverständige. Ihre Gutachten sind kurz, genau und belastbar.',
    picture: 'team-5.webp',
  },
  {
    key: 'haddad',
    name: 'Tilman Haddad',
    role: 'Neubauprojekte und Grundstücke',
    telephone: '040 66969 126',
    email: 'haddad@giebel.example',
    bio: 'Architekt. Übersetzt zwischen Bauträgern und Menschen, die einen Grundriss zum ersten Mal lesen. Zeichnet auf jedes Grundstück erst einmal ein Haus.',
    picture: 'team-6.webp',
  },
]

export const demoTestimonials: DemoTestimonial[] = [
  {
    quote:
      'Ich wollte, dass das Haus stehen bleibt. Man hat mir zugehört und die Familie gefunden, die es auch wollte.',
    author: 'Margarete Thomsen, Blankenese',
    slug: 'villa-am-falkenstein',
    picture: 'client-1.webp',
  },
  {
    quote: 'Elf Besichtigungen, alle mit Termin, keine umsonst. Nach elf Wochen waren wir beim Notar.',
    author: 'Daniel Mensah, Groß Flottbek',
    slug: 'wohnhaus-in-gross-flottbek',
    picture: 'client-2.webp',
  },
  {
    quote:
      'Frau Aydın hat uns von einer Wohnung abgeraten, die wir schon im Kopf eingerichtet hatten. Die nächste war die richtige.',
    author: 'Leyla Demir, Winterhude',
    picture: 'client-3.webp',
  },
  {
    quote: 'Alles, was am Hof zu machen war, stand im Exposé. Verhandelt haben wir deshalb nur einmal.',
    author: 'Friedrich Harms, Steinkirchen',
    slug: 'reetdachhof-in-steinkirchen',
    picture: 'client-4.webp',
  },
  {
    quote: 'Der Preis, den man uns am ersten Tag nannte, stand am Ende auch im Vertrag.',
    author: 'Lena Kruse, Pinneberg',
    slug: 'reihenhaus-in-der-gartenstadt',
    picture: 'client-5.webp',
  },
  {
    quote:
      'Verkauf und Umzug griffen ineinander wie ein Fahrplan. Ich habe keine Nacht zwischen zwei Wohnungen verbracht.',
    author: 'Robin Jessen, Altona',
    slug: 'penthouse-in-altona',
    picture: 'client-6.webp',
  },
]

export const demoKeyFigures: Omit<KeyFigureValues, 'labelEn'>[] = [
  {
    label: 'Häuser und Wohnungen, die wir vermittelt haben',
    value: '1240',
    suffix: null,
  },
  {
    label: 'Tage vom ersten Besuch bis zum Notar, im Mittel',
    value: '74',
    suffix: null,
  },
  {
    label: 'des geforderten Preises wurden 2025 erzielt',
    value: '97',
    suffix: '%',
  },
  {
    label: 'Jahre am selben Ort, in zweiter Generation',
    value: '39',
    suffix: null,
  },
]

export const demoSettings: Agency = {
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
  sellerCommission: '3,57 % des Kaufpreises inkl. MwSt., ab 1 Mio. Euro 2,98 %',
  buyerCommission: '3,57 % des Kaufpreises inkl. MwSt., ab 1 Mio. Euro 2,98 %',
  rentalFee: '2,38 Kaltmieten inkl. MwSt.',
  managingDirector: 'Katharina Brandt',
  registerCourt: 'Amtsgericht Hamburg',
  registerNumber: 'HRB 987654',
  vatId: 'DE123456789',
  supervisoryAuthority: 'Bezirksamt Hamburg-Mitte\nFachamt Verbraucherschutz, Gewerbe und Umwelt\n20095 Hamburg',
  insurance: 'Elbwacht Versicherung AG\nSpeersort 99, 20095 Hamburg\nRäumlicher Geltungsbereich: Deutschland',
  contentResponsible: 'Katharina Brandt, Am Giebelhof 4, 20457 Hamburg',
  dataProtectionOfficer: 'Dr. Silke Behn, datenschutz@giebel.example',
  unansweredRetentionMonths: null,
  enquiriesToPersonOnly: false,
  enquiryRetentionMonths: 6,
  /** Known once the team is seeded. */
  valuer: null,
  tagManagerId: null,
  consentAlwaysAsked: true,
  secondFactorRequired: false,
  propertyNumberPattern: 'GI-####',
  futureEnergyRules: false,
  testimonialOrigin:
    'Alle Stimmen stammen von Menschen, für die wir verkauft oder vermietet haben. Wir haben jede anhand des Maklervertrags geprüft und veröffentlichen sie mit Einwilligung und ungekürzt.',
  socialLinks: null,
}

export const demoTemplates: Omit<ReplyTemplateValues, 'subjectEn' | 'textEn'>[] = [
  {
    name: 'Besichtigung anbieten',
    declines: false,
    subject: null,
    text: 'Guten Tag [Name],\n\nvielen Dank für Ihre Anfrage. [Objekt] ist noch frei. Gern zeigen wir es Ihnen am [Termin].\n\nAlle Angaben und Bilder: [Link]\n\nFreundliche Grüße\n[Person]',
  },
  {
    name: 'Unterlagen schicken',
    declines: false,
    subject: 'Unterlagen zu [Objekt]',
    text: 'Guten Tag [Name],\n\nvielen Dank für Ihr Interesse an „[Objekt]“. Die Unterlagen bekommen Sie bis [Tag]. Das Exposé können Sie schon jetzt ansehen: [Link]\n\nFreundliche Grüße\n[Person]',
  },
  {
    name: 'Absage',
    declines: true,
    subject: '[Objekt] ist vergeben',
    text: 'Guten Tag [Name],\n\nvielen Dank für Ihre Anfrage zu „[Objekt]“. Das Objekt ist inzwischen vergeben. Melden Sie sich gern, wenn Sie weiter suchen: Manches findet sich, bevor es auf der Website steht.\n\nFreundliche Grüße\n[Person]',
  },
]

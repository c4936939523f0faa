import { enquiries } from '#app/i18n/locales/de/dashboard/enquiries.ts'
import { entries } from '#app/i18n/locales/de/dashboard/entries.ts'
import { connections } from '#app/i18n/locales/de/dashboard/exchange/connections.ts'
import { exchange } from '#app/i18n/locales/de/dashboard/exchange/exchange.ts'
import { exports } from '#app/i18n/locales/de/dashboard/exchange/export.ts'
import { exchangeStops } from '#app/i18n/locales/de/dashboard/exchange/stops.ts'
import { flash, flashActs, flashLinks } from '#app/i18n/locales/de/dashboard/flash.ts'
import { propertyEditor } from '#app/i18n/locales/de/dashboard/form.ts'
import { location } from '#app/i18n/locales/de/dashboard/location.ts'
import { origin } from '#app/i18n/locales/de/dashboard/origin.ts'
import { attention, overview } from '#app/i18n/locales/de/dashboard/overview.ts'
import { pages } from '#app/i18n/locales/de/dashboard/pages.ts'
import { pictures } from '#app/i18n/locales/de/dashboard/pictures.ts'
import { prepared } from '#app/i18n/locales/de/dashboard/prepared.ts'
import { properties } from '#app/i18n/locales/de/dashboard/properties.ts'
import { rulesPage } from '#app/i18n/locales/de/dashboard/rules.ts'
import { saving } from '#app/i18n/locales/de/dashboard/saving.ts'
import { secondFactor } from '#app/i18n/locales/de/dashboard/second-factor.ts'
import { seller } from '#app/i18n/locales/de/dashboard/seller.ts'
import { settings } from '#app/i18n/locales/de/dashboard/settings.ts'
import { texts } from '#app/i18n/locales/de/dashboard/texts.ts'
import { account, users } from '#app/i18n/locales/de/dashboard/users.ts'

/** The words of the dashboard and of the sign-in page. */
export const dashboard = {
  title: 'Verwaltung',
  missing: {
    title: 'Das gibt es hier nicht mehr',
    text: 'Jemand hat es gelöscht, oder die Adresse ist falsch. Gelöschte Objekte liegen 30 Tage im Papierkorb.',
  },
  frame: {
    areas: 'Bereiche',
    overview: 'Übersicht',
    properties: 'Objekte',
    team: 'Team',
    testimonials: 'Kundenstimmen',
    numbers: 'Büro in Zahlen',
    enquiries: 'Anfragen',
    newEnquiries_one: 'eine neue',
    newEnquiries_other: '{{count}} neue',
    exchange: 'Austausch',
    waitingImports_one: 'eine Übertragung wartet',
    waitingImports_other: '{{count}} Übertragungen warten',
    pages: 'Seiten',
    help: 'Hilfe',
    rules: 'Regeln',
    users: 'Benutzer',
    settings: 'Einstellungen',
    account: 'Mein Konto',
    website: 'Zur Website',
    menu: 'Menü',
    close: 'Schließen',
    signOut: 'Abmelden',
    roles: { admin: 'Administration', editor: 'Redaktion' },
  },
  crumbs: 'Pfad',
  price: {
    label: 'Preis',
    title: 'Preis: {{name}}',
    change: 'Preis ändern',
    changeNamed: 'Preis ändern: {{name}}',
  },
  help: {
    search: 'Hilfe durchsuchen',
    submit: 'Suchen',
    topics: 'Themen',
    found: 'Gefunden zu „{{q}}“.',
    nothing: 'Nichts zu „{{q}}“.',
    all: 'Alles zeigen',
    about: 'Hilfe: {{topic}} (neuer Tab)',
    names: {
      marketing: 'Vermarktung',
      energy: 'Energieangaben',
      provision: 'Provision',
      alerts: 'Suchaufträge',
      exchange: 'Austausch',
    },
  },
  busy: {
    loading: 'Die Seite wird geladen …',
    searching: 'Die Liste wird zusammengestellt …',
    saving: 'Wird gespeichert …',
    sending: 'Die Antwort wird gesendet …',
    previewing: 'Die Vorschau wird geschrieben …',
    uploading: 'Die Bilder werden hochgeladen …',
    reading: 'Die Datei wird gelesen …',
    applying: 'Die Übertragung wird übernommen …',
    undoing: 'Wird zurückgenommen …',
    changingMany: 'Die Auswahl wird geändert …',
  },
  neighbours: {
    label: 'In der Liste blättern',
    previous: 'Vorige',
    next: 'Nächste',
    previousNamed: 'Vorige: {{name}}',
    nextNamed: 'Nächste: {{name}}',
    place: '{{place}} von {{total}}',
  },
  closeMessage: 'Meldung schließen',
  undo: 'Rückgängig machen',
  cancel: 'Abbrechen',
  signIn: {
    title: 'Anmelden',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    back: 'Zur Website',
    interrupted:
      'Ihre Anmeldung ist abgelaufen. Was Sie eingegeben haben, ist noch da: Melden Sie sich an, dann geht es damit weiter.',
    drafts_one: 'Auf diesem Gerät liegt ein ungespeicherter Entwurf.',
    drafts_other: 'Auf diesem Gerät liegen {{count}} ungespeicherte Entwürfe.',
    forgetDrafts: 'Entwürfe auf diesem Gerät löschen',
    draftsForgotten: 'Die Entwürfe auf diesem Gerät sind gelöscht.',
    goOnTitle: 'Sie sind wieder angemeldet',
    goOn: 'Ihre Eingaben sind noch da. Gespeichert wird, sobald Sie fortfahren.',
    goOnFiles: 'Ausgewählte Dateien ließen sich nicht behalten. Wählen Sie sie danach noch einmal aus.',
    goOnSubmit: 'Fortfahren',
  },
  moment: '{{date}}, {{time}} Uhr',
  nearMoment: { yesterday: 'gestern, {{time}} Uhr', today: 'heute, {{time}} Uhr', tomorrow: 'morgen, {{time}} Uhr' },
  greeting: {
    morning: 'Guten Morgen, {{name}}',
    afternoon: 'Guten Tag, {{name}}',
    evening: 'Guten Abend, {{name}}',
  },
  overview,
  attention,
  properties,
  pager: {
    label: 'Seiten',
    range_one: 'Ein Objekt',
    range_other: '{{from}} bis {{to}} von {{total}} Objekten',
    page: 'Seite {{page}}',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    perPage: 'Je Seite',
  },
  ...propertyEditor,
  ...saving,
  texts,
  location,
  origin,
  pages,
  prepared,
  seller,
  pictures,
  connections,
  exports,
  enquiries,
  entries,
  exchange,
  exchangeStops,
  users,
  account,
  rulesPage,
  secondFactor,
  settings,
  flash,
  flashActs,
  flashLinks,
} as const

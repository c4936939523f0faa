/**
 * The content type and attributes of OpenImmo 1.2.7 elements, by lower-case name; names mean the same in every
 * container. Elements missing here are text without attributes. One table, which the validator of the tests reads, too.
 */
import { optionTables } from '#app/exchange/options.ts'

export type ValueKind =
  | 'text'
  | 'none'
  | 'flag'
  | 'number'
  | 'integer'
  | 'positive'
  | 'day'
  | 'moment'
  | readonly string[]

export interface ElementShape {
  text: ValueKind
  attributes: Readonly<Record<string, ValueKind>>
  /** The schema refuses the element without these. */
  required: readonly string[]
}

const plainText: ElementShape = { text: 'text', attributes: {}, required: [] }

export function shapeOf(name: string): ElementShape {
  return shapes.get(name) ?? plainText
}

const shapes = new Map<string, ElementShape>([
  ...textsOf(
    'flag',
    `karten_makro karten_mikro virtuelletour luftbildern heizkosten_enthalten zzg_mehrwertsteuer provisionspflichtig
    hoechstgebot_zeigen zwangsversteigerung einliegerwohnung wg_geeignet raeume_veraenderbar kamin klimatisiert
    gartennutzung rollstuhlgerecht kabel_sat_tv dvbt barrierefrei sauna swimmingpool wasch_trockenraum wintergarten
    dv_verkabelung rampe hebebuehne kran gastterrasse kantine_cafeteria teekueche brauereibindung sporteinrichtungen
    wellnessbereich telefon_ferienimmobilie umts_empfang abstellraum fahrradraum rolladen bibliothek dachboden gaestewc
    kabelkanaele seniorengerecht mitwarmwasser geg2018 zulieferung objektadresse_freigeben wbs_sozialwohnung vermietet
    nichtraucher haustiere denkmalgeschuetzt als_ferien gewerbliche_nutzung hochhaus weitergabe_generell`,
  ),
  ...textsOf(
    'number',
    `kaufpreisbrutto nettokaltmiete kaltmiete warmmiete nebenkosten heizkosten mietzuschlaege pauschalmiete
    gesamtmietebrutto gesamtbelastungbrutto monatlichekostenbrutto pacht erbpacht hausgeld abstand mietpreis_pro_qm
    kaufpreis_pro_qm provisionbrutto mwst_satz mwst_gesamt nettorendite nettorendite_soll nettorendite_ist
    erschliessungskosten kaution geschaeftsguthaben richtpreis richtpreisprom2 mindestpreis verkehrswert wohnflaeche
    nutzflaeche gesamtflaeche ladenflaeche lagerflaeche verkaufsflaeche freiflaeche bueroflaeche bueroteilflaeche
    fensterfront verwaltungsflaeche gastroflaeche bgf grundstuecksflaeche sonstflaeche anzahl_zimmer
    anzahl_schlafzimmer anzahl_badezimmer anzahl_sep_wc anzahl_balkone anzahl_terrassen anzahl_logia
    balkon_terrasse_flaeche anzahl_wohn_schlafzimmer gartenflaeche kellerflaeche fensterfront_qm grundstuecksfront
    dachbodenflaeche teilbar_ab beheizbare_flaeche plaetze_gastraum anzahl_betten anzahl_tagungsraeume
    vermietbare_flaeche anzahl_wohneinheiten anzahl_gewerbeeinheiten kubatur ausnuetzungsziffer flaechevon flaechebis
    stromanschlusswert hallenhoehe laufzeit`,
  ),
  ...textsOf('integer', 'etage anzahl_etagen'),
  ...textsOf('positive', 'anzahl_stellplaetze max_personen'),
  ...textsOf(
    'day',
    `preis_zeitraum_von preis_zeitraum_bis beginn_angebotsphase besichtigungstermin besichtigungstermin_2 abdatum
    bisdatum versteigerungstermin aktiv_von aktiv_bis stand_vom ausstelldatum`,
  ),
  ...textsOf('moment', 'beginn_bietzeit ende_bietzeit zvtermin zusatztermin'),
  ...textsOf(['BEDARF', 'VERBRAUCH'], 'epart'),
  ...textsOf(['2008', '2014', 'ohne', 'nicht_noetig', 'bei_besichtigung'], 'jahrgang'),
  ...textsOf(['wohn', 'nichtwohn'], 'gebaeudeart'),
  ...textsOf(Object.values(optionTables.fittingsQuality.written), 'ausstatt_kategorie'),

  ...flagged('nutzungsart', 'wohnen gewerbe anlage waz', 'wohnen gewerbe'),
  ...flagged('vermarktungsart', 'kauf miete_pacht erbpacht leasing', 'kauf miete_pacht'),
  ...flagged('bad', 'dusche wanne fenster bidet pissoir'),
  ...flagged('kueche', 'ebk offen pantry'),
  ...flagged(
    'boden',
    `fliesen stein teppich parkett fertigparkett laminat dielen kunststoff estrich doppelboden linoleum marmor terrakotta
    granit`,
  ),
  ...flagged('heizungsart', 'ofen etage zentral fern fussboden'),
  ...flagged(
    'befeuerung',
    `oel gas elektro alternativ solar erdwaerme luftwp fern block wasser-elektro pellet kohle holz fluessiggas`,
  ),
  ...flagged('fahrstuhl', 'personen lasten'),
  ...flagged('stellplatzart', 'garage tiefgarage carport freiplatz parkhaus duplex'),
  ...flagged('ausricht_balkon_terrasse', 'nord ost sued west nordost nordwest suedost suedwest'),
  ...flagged('angeschl_gastronomie', 'hotelrestaurant bar'),
  ...flagged('serviceleistungen', 'betreutes_wohnen catering reinigung einkauf wachdienst'),
  ...flagged('sicherheitstechnik', 'alarmanlage kamera polizeiruf'),
  ...flagged('dachform', 'krueppelwalmdach mansarddach pultdach satteldach walmdach flachdach pyramidendach'),
  ...flagged('bauweise', 'massiv fertigteile holz'),
  ...flagged(
    'ausbaustufe',
    'bausatzhaus ausbauhaus schluesselfertigmitkeller schluesselfertigohnebodenplatte schluesselfertigmitbodenplatte',
  ),
  ...flagged(
    'energietyp',
    `passivhaus niedrigenergie neubaustandard kfw40 kfw60 kfw55 kfw70 minergiebauweise minergie_zertifiziert`,
  ),

  ...attributed('wohnung', { wohnungtyp: wordsOf('apartmentType', 'KEINE_ANGABE') }),
  ...attributed('haus', {
    haustyp: wordsOf(
      'buildingType',
      `BERGHUETTE CHALET STRANDHAUS LAUBE-DATSCHE-GARTENHAUS APARTMENTHAUS BURG FINCA RUSTICO KEINE_ANGABE`,
    ),
  }),
  ...attributed('grundstueck', { grundst_typ: wordsOf('plotType') }),
  ...attributed('zinshaus_renditeobjekt', {
    zins_typ: words(`
      MEHRFAMILIENHAUS WOHN_UND_GESCHAEFTSHAUS GESCHAEFTSHAUS BUEROGEBAEUDE SB_MAERKTE EINKAUFSCENTREN WOHNANLAGEN
      VERBRAUCHERMAERKTE INDUSTRIEANLAGEN`),
  }),
  ...attributed('land_und_forstwirtschaft', {
    land_typ: words(`
      LANDWIRTSCHAFTLICHE_BETRIEBE BAUERNHOF AUSSIEDLERHOF GARTENBAU ACKERBAU WEINBAU VIEHWIRTSCHAFT
      JAGD_UND_FORSTWIRTSCHAFT TEICH_UND_FISCHWIRTSCHAFT SCHEUNEN REITERHOEFE SONSTIGE_LANDWIRTSCHAFTSIMMOBILIEN ANWESEN
      JAGDREVIER`),
  }),
  ...attributed('geokoordinaten', { breitengrad: 'number', laengengrad: 'number' }, 'breitengrad laengengrad'),
  ...attributed('land', { iso_land: 'text' }, 'iso_land'),
  ...attributed('lage_im_bau', { links: 'flag', rechts: 'flag', vorne: 'flag', hinten: 'flag' }),
  ...attributed('lage_gebiet', {
    gebiete: words(`
      WOHN GEWERBE INDUSTRIE MISCH NEUBAU ORTSLAGE SIEDLUNG STADTRAND STADTTEIL STADTZENTRUM NEBENZENTRUM 1A 1B`),
  }),
  ...attributed('waehrung', { iso_waehrung: 'text' }, 'iso_waehrung'),
  ...attributed('preis_zeiteinheit', { zeiteinheit: words('TAG WOCHE MONAT JAHR') }),
  ...attributed('moebliert', { moeb: words('VOLL TEIL') }),
  ...attributed('breitband_zugang', { art: 'text', speed: 'number' }),
  ...attributed('unterkellert', { keller: wordsOf('basement') }, 'keller'),
  ...attributed('zustand', {
    zustand_art: wordsOf('objectCondition', 'TEIL_VOLLSANIERT ENTKERNT PROJEKTIERT'),
  }),
  ...attributed('alter', { alter_attr: words('ALTBAU NEUBAU') }),
  ...attributed('bebaubar_nach', { bebaubar_attr: wordsOf('buildableAccordingTo', 'LAENDERSPEZIFISCH') }),
  ...attributed('erschliessung', { erschl_attr: wordsOf('development') }),
  ...attributed('erschliessung_umfang', { erschl_attr: words('GAS WASSER STROM TK') }),
  ...attributed('verkaufstatus', { stand: words('OFFEN RESERVIERT VERKAUFT') }),
  ...attributed('ausblick', { blick: words('FERNE SEE BERGE MEER') }),
  ...attributed('aktion', { aktionart: words('CHANGE DELETE REFERENZ') }),
  ...attributed('geschlecht', { geschl_attr: words('EGAL NUR_MANN NUR_FRAU') }),
  ...attributed('min_mietdauer', { min_dauer: words('TAG WOCHE MONAT JAHR') }, '', 'text'),
  ...attributed('max_mietdauer', { max_dauer: words('TAG WOCHE MONAT JAHR') }, '', 'text'),
  ...attributed('master', { visible: 'flag' }, '', 'text'),

  ...attributed('kaufpreis', { auf_anfrage: 'flag' }, '', 'number'),
  ...[
    ...['kaufpreisnetto kaufpreisust', 'hauptmietzinsnetto hauptmietzinsust', 'betriebskostennetto betriebskostenust'],
    ...['evbnetto evbust', 'gesamtmietenetto gesamtmieteust', 'gesamtbelastungnetto gesamtbelastungust'],
    ...['gesamtkostenprom2von gesamtkostenprom2bis', 'heizkostennetto heizkostenust'],
    ...['monatlichekostennetto monatlichekostenust', 'nebenkostenprom2von nebenkostenprom2bis'],
    ...['ruecklagenetto ruecklageust', 'sonstigekostennetto sonstigekostenust', 'sonstigemietenetto sonstigemieteust'],
    ...['summemietenetto summemieteust', 'nettomieteprom2von nettomieteprom2bis', 'provisionnetto provisionust'],
  ].flatMap((pair) => {
    const [name = '', tax = ''] = pair.split(' ')
    return attributed(name, { [tax]: 'number' }, '', 'number')
  }),
  ...['mieteinnahmen_ist', 'mieteinnahmen_soll'].flatMap((name) =>
    attributed(name, { periode: words('TAG WOCHE MONAT JAHR') }, '', 'number'),
  ),
  ...attributed('provision_teilen', { wert: words('absolut prozent text') }, '', 'text'),
  ...['innen_courtage', 'aussen_courtage'].flatMap((name) => attributed(name, { mit_mwst: 'flag' }, '', 'text')),
  ...words('stp_carport stp_duplex stp_freiplatz stp_garage stp_parkhaus stp_tiefgarage').flatMap((name) =>
    attributed(name, parkingSpace()),
  ),
  ...attributed('stp_sonstige', {
    ...parkingSpace(),
    platzart: wordsOf('parkingType', 'SONSTIGES'),
    bemerkung: 'text',
  }),
  ...attributed(
    'distanzen',
    {
      distanz_zu: words(`
        FLUGHAFEN FERNBAHNHOF AUTOBAHN US_BAHN BUS KINDERGAERTEN GRUNDSCHULE HAUPTSCHULE REALSCHULE GESAMTSCHULE
        GYMNASIUM ZENTRUM EINKAUFSMOEGLICHKEITEN GASTSTAETTEN`),
    },
    'distanz_zu',
    'number',
  ),
  ...attributed(
    'distanzen_sport',
    { distanz_zu_sport: words('STRAND SEE MEER SKIGEBIET SPORTANLAGEN WANDERGEBIETE NAHERHOLUNG') },
    'distanz_zu_sport',
    'number',
  ),
  ...attributed('objekt_text', { lang: 'text' }, '', 'text'),
  ...attributed('user_defined_simplefield', { feldname: 'text' }, 'feldname', 'text'),
  ...attributed(
    'anhang',
    {
      location: words('INTERN EXTERN REMOTE'),
      gruppe: words(`
        TITELBILD INNENANSICHTEN AUSSENANSICHTEN GRUNDRISS KARTEN_LAGEPLAN ANBIETERLOGO BILD DOKUMENTE LINKS PANORAMA
        QRCODE FILM FILMLINK EPASS-SKALA ANBOBJURL`),
    },
    'location',
  ),
  ...attributed('check', { ctype: words('MD5 DATETIME ETAG') }, 'ctype', 'text'),
])

function parkingSpace(): ElementShape['attributes'] {
  return { stellplatzmiete: 'number', stellplatzkaufpreis: 'number', anzahl: 'integer' }
}

function textsOf(text: ValueKind, names: string): [string, ElementShape][] {
  return words(names).map((name) => [name, { text, attributes: {}, required: [] }])
}

function flagged(name: string, flags: string, required = ''): [string, ElementShape][] {
  return attributed(name, Object.fromEntries(words(flags).map((flag) => [flag, 'flag'])), required)
}

function attributed(
  name: string,
  attributes: ElementShape['attributes'],
  required = '',
  text: ValueKind = 'none',
): [string, ElementShape][] {
  return [[name, { text, attributes, required: words(required) }]]
}

function wordsOf(table: keyof typeof optionTables, others = ''): string[] {
  const written: Readonly<Record<string, string | null>> = optionTables[table].written
  return [...Object.values(written).filter((word) => word !== null), ...words(others)]
}

function words(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean)
}

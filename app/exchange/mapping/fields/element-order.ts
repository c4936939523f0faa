/** Child order required by the schema, by path below `immobilie`, whose own path is "". */
export const elementOrder: Readonly<Record<string, readonly string[]>> = {
  '': words(`
    objektkategorie geo kontaktperson weitere_adresse preise bieterverfahren versteigerung flaechen ausstattung
    zustand_angaben bewertung infrastruktur freitexte anhaenge verwaltung_objekt verwaltung_techn`),
  objektkategorie: words('nutzungsart vermarktungsart objektart'),
  'objektkategorie/objektart': words(`
    zimmer wohnung haus grundstueck buero_praxen einzelhandel gastgewerbe hallen_lager_prod land_und_forstwirtschaft
    parken sonstige freizeitimmobilie_gewerblich zinshaus_renditeobjekt objektart_zusatz`),
  geo: words(`
    plz ort geokoordinaten strasse hausnummer bundesland land gemeindecode flur flurstueck gemarkung etage
    anzahl_etagen lage_im_bau wohnungsnr lage_gebiet regionaler_zusatz karten_makro karten_mikro virtuelletour
    luftbildern`),
  kontaktperson: words(`
    email_zentrale email_direkt tel_zentrale tel_durchw tel_fax tel_handy name vorname titel anrede position
    anrede_brief firma zusatzfeld strasse hausnummer plz ort postfach postf_plz postf_ort land email_privat
    email_sonstige email_feedback tel_privat tel_sonstige url adressfreigabe personennummer immobilientreuhaenderid
    foto freitextfeld`),
  preise: words(`
    kaufpreis kaufpreisnetto kaufpreisbrutto nettokaltmiete kaltmiete warmmiete nebenkosten heizkosten_enthalten
    heizkosten zzg_mehrwertsteuer mietzuschlaege hauptmietzinsnetto pauschalmiete betriebskostennetto evbnetto
    gesamtmietenetto gesamtmietebrutto gesamtbelastungnetto gesamtbelastungbrutto gesamtkostenprom2von heizkostennetto
    monatlichekostennetto monatlichekostenbrutto nebenkostenprom2von ruecklagenetto sonstigekostennetto
    sonstigemietenetto summemietenetto nettomieteprom2von pacht erbpacht hausgeld abstand preis_zeitraum_von
    preis_zeitraum_bis preis_zeiteinheit mietpreis_pro_qm kaufpreis_pro_qm provisionspflichtig provision_teilen
    innen_courtage aussen_courtage courtage_hinweis provisionnetto provisionbrutto waehrung mwst_satz mwst_gesamt
    freitext_preis x_fache nettorendite nettorendite_soll nettorendite_ist mieteinnahmen_ist mieteinnahmen_soll
    erschliessungskosten kaution kaution_text geschaeftsguthaben stp_carport stp_duplex stp_freiplatz stp_garage
    stp_parkhaus stp_tiefgarage stp_sonstige richtpreis richtpreisprom2`),
  bieterverfahren: words(`
    beginn_angebotsphase besichtigungstermin besichtigungstermin_2 beginn_bietzeit ende_bietzeit hoechstgebot_zeigen
    mindestpreis`),
  versteigerung: words('zwangsversteigerung aktenzeichen zvtermin zusatztermin amtsgericht verkehrswert'),
  flaechen: words(`
    wohnflaeche nutzflaeche gesamtflaeche ladenflaeche lagerflaeche verkaufsflaeche freiflaeche bueroflaeche
    bueroteilflaeche fensterfront verwaltungsflaeche gastroflaeche grz gfz bmz bgf grundstuecksflaeche sonstflaeche
    anzahl_zimmer anzahl_schlafzimmer anzahl_badezimmer anzahl_sep_wc anzahl_balkone anzahl_terrassen anzahl_logia
    balkon_terrasse_flaeche anzahl_wohn_schlafzimmer gartenflaeche kellerflaeche fensterfront_qm grundstuecksfront
    dachbodenflaeche teilbar_ab beheizbare_flaeche anzahl_stellplaetze plaetze_gastraum anzahl_betten
    anzahl_tagungsraeume vermietbare_flaeche anzahl_wohneinheiten anzahl_gewerbeeinheiten einliegerwohnung kubatur
    ausnuetzungsziffer flaechevon flaechebis`),
  ausstattung: words(`
    ausstatt_kategorie wg_geeignet raeume_veraenderbar bad kueche boden kamin heizungsart befeuerung klimatisiert
    fahrstuhl stellplatzart gartennutzung ausricht_balkon_terrasse moebliert rollstuhlgerecht kabel_sat_tv dvbt
    barrierefrei sauna swimmingpool wasch_trockenraum wintergarten dv_verkabelung rampe hebebuehne kran gastterrasse
    stromanschlusswert kantine_cafeteria teekueche hallenhoehe angeschl_gastronomie brauereibindung sporteinrichtungen
    wellnessbereich serviceleistungen telefon_ferienimmobilie breitband_zugang umts_empfang sicherheitstechnik
    unterkellert abstellraum fahrradraum rolladen dachform bauweise ausbaustufe energietyp bibliothek dachboden gaestewc
    kabelkanaele seniorengerecht`),
  zustand_angaben: words(`
    baujahr letztemodernisierung zustand alter bebaubar_nach erschliessung erschliessung_umfang bauzone altlasten
    energiepass verkaufstatus`),
  'zustand_angaben/energiepass': words(`
    epart gueltig_bis energieverbrauchkennwert mitwarmwasser endenergiebedarf primaerenergietraeger primaerenergiebedarf
    stromwert waermewert wertklasse baujahr ausstelldatum jahrgang gebaeudeart epasstext geg2018 hwbwert hwbklasse
    fgeewert fgeeklasse`),
  bewertung: words('feld'),
  infrastruktur: words('zulieferung ausblick distanzen distanzen_sport'),
  freitexte: words('objekttitel dreizeiler lage ausstatt_beschr objektbeschreibung sonstige_angaben objekt_text'),
  anhaenge: words('anhang'),
  'anhaenge/anhang': words('anhangtitel format check daten'),
  verwaltung_objekt: words(`
    objektadresse_freigeben verfuegbar_ab abdatum bisdatum min_mietdauer max_mietdauer versteigerungstermin
    wbs_sozialwohnung vermietet gruppennummer zugang laufzeit max_personen nichtraucher haustiere geschlecht
    denkmalgeschuetzt als_ferien gewerbliche_nutzung branchen hochhaus`),
  verwaltung_techn: words(`
    objektnr_intern objektnr_extern aktion aktiv_von aktiv_bis openimmo_obid kennung_ursprung stand_vom
    weitergabe_generell weitergabe_positiv weitergabe_negativ gruppen_kennung master sprache`),
}

export const userDefined: readonly string[] = words(
  'user_defined_simplefield user_defined_anyfield user_defined_extend',
)

export const containers = (elementOrder[''] ?? []).filter((name) => elementOrder[name])

export const firstIn127d: ReadonlySet<string> = new Set(['primaerenergiebedarf'])

export const repeatable: ReadonlySet<string> = new Set([
  ...userDefined,
  ...words(`
    wohnung haus grundstueck objektart_zusatz energiepass stp_sonstige stellplatzart serviceleistungen distanzen
    distanzen_sport objekt_text anhang feld`),
])

const inCapitals = new Set(
  words(`
    nutzungsart vermarktungsart bad kueche boden heizungsart befeuerung fahrstuhl stellplatzart
    ausricht_balkon_terrasse angeschl_gastronomie serviceleistungen sicherheitstechnik dachform bauweise ausbaustufe
    energietyp`),
)

/** Restores the schema's spelling of a lower-cased attribute. */
export function attributeName(element: string, attribute: string): string {
  return inCapitals.has(element) ? attribute.toUpperCase() : attribute
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

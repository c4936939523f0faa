/** The licences require the credit where the data is shown. */

export interface Credit {
  subject: 'places' | 'postalCodes'
  holder: string
  licence: string
  holderUrl: string
  licenceUrl: string
}

export const placesCredit: Credit = {
  subject: 'places',
  holder: 'GeoNames',
  licence: 'CC BY 4.0',
  holderUrl: 'https://www.geonames.org/',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
}

/** The points are our own work on the names: a derivative database under the ODbL. */
export const postalCodesCredit: Credit = {
  subject: 'postalCodes',
  holder: 'OpenStreetMap',
  licence: 'ODbL 1.0',
  holderUrl: 'https://www.openstreetmap.org/copyright',
  licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
}

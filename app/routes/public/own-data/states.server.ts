/** Values of the parameter at /meine-daten after a post. */
export const sent = 'gesendet'
export const deleted = 'geloescht'
export const withdrawalKept = 'widerruf'

/** What the page at /meine-daten says after a post, named in its address: that a mail is on its way, or all is gone. */
export const sent = 'gesendet'
export const deleted = 'geloescht'

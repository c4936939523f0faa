/** At /widerruf/danke: the id of the withdrawal that the page repeats. */
export const shownParameter = 'eingang'

/** In the local storage. Apart from what reads it, so that lists can look whether there is anything to load. */
export const seenKey = 'giebel.seen'

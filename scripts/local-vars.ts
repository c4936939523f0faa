/** Values that wrangler.toml leaves empty; mails to any address become files. */
export const localVars = { MAIL_FROM: 'website@giebel.example', MAIL_TO_ANYONE: '1' }

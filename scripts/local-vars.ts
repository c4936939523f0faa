/** What wrangler.toml leaves empty, for this machine: mails become files, whoever they are for. */
export const localVars = { MAIL_FROM: 'website@giebel.example', MAIL_TO_ANYONE: '1' }

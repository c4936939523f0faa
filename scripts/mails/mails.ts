/** `npm run mails` lists the mails of the local server. */
import { defaultStateDir } from '#scripts/serve.ts'
import { listMails } from './mail-folder.ts'

const mails = listMails(process.env.STATE_DIR ?? defaultStateDir)
for (const { file, date, to, subject } of mails) process.stdout.write(`${date}  ${to}\n  ${subject}\n  ${file}\n`)
process.stdout.write(mails.length === 1 ? '1 mail\n' : `${mails.length} mails\n`)

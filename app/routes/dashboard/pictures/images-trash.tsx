import { meta, PictureActPage } from '#app/ui/dashboard/pictures/picture-act-page.tsx'
import { loader, pictureAct } from './picture-act.server.ts'
import { moveToTrash, postedKeys } from './pictures.server.ts'

export { loader, meta }

export default PictureActPage

export const action = pictureAct((post) => moveToTrash(post, postedKeys(post.form)))

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { requireUser } from '#app/http/access/session.server.ts'
import { type SavedWords, saveWords } from './picture-words.server.ts'
import { loadPictures, type PicturesPost, readPicturesPost, refused } from './pictures.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args.request, args.context)
  return loadPictures(args)
}

interface ActArgs extends PicturesPost {
  request: Request
  params: ActionFunctionArgs['params']
  key: string
  words: SavedWords
}

/** Saves the texts before the action, so no button of the form loses them. `check` throws before anything is saved. */
export function pictureAct<Answer>(
  act: (post: ActArgs) => Promise<Answer>,
  check: (params: ActionFunctionArgs['params']) => unknown = () => {},
) {
  return async (args: ActionFunctionArgs) => {
    const { request, params, context } = args
    const by = await requireUser(request, context)
    check(params)
    const post = await readPicturesPost(args, by)
    const words = await saveWords(post)
    return 'answer' in words ? refused(words.answer) : act({ ...post, request, params, key: params.key ?? '', words })
  }
}

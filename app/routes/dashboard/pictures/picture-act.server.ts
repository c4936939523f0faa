import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { requireUser } from '#app/http/access/session.server.ts'
import type { PicturesAnswer } from '#app/ui/dashboard/pictures/pictures-answer.ts'
import { typedValues, wordsLost } from './picture-words-answers.server.ts'
import { loadPictures, readPictures, readPicturesPost, refused, tickedKeys } from './pictures.server.ts'
import type { PicturesPost } from './pictures-post.server.ts'
import { hasTypedWords, lostWords } from './read-picture-words.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args.request, args.context)
  return loadPictures(args)
}

interface ActArgs extends PicturesPost {
  request: Request
  params: ActionFunctionArgs['params']
  key: string
}

type Refusal = ReturnType<typeof data<PicturesAnswer>>

/**
 * Its button belongs to the form of all texts, which are not saved with it: they come back as typed, with the message
 * of the act. `check` throws before anything is done.
 */
export function pictureAct(
  act: (post: ActArgs) => Promise<Response | Refusal>,
  check: (params: ActionFunctionArgs['params']) => unknown = () => {},
) {
  return async (args: ActionFunctionArgs) => {
    const { request, params, context } = args
    const by = await requireUser(request, context)
    check(params)
    const post = await readPicturesPost(args, by)
    if ('answer' in post) return refused(post.answer)
    return withTypedWords(post, await act({ ...post, request, params, key: params.key ?? '' }))
  }
}

export async function withTypedWords(post: PicturesPost, answer: Response | Refusal) {
  const { context, propertyId, form, locale } = post
  const { version, pictures } = await readPictures(context, propertyId)
  const lost = lostWords(form, pictures)
  const isTyped = pictures.some((picture) => hasTypedWords(form, picture))
  const ticked = tickedKeys(form)
  if (!isTyped && lost.length === 0 && ticked.length === 0) return answer
  const refusal: PicturesAnswer = answer instanceof Response ? { title: '', problems: [] } : answer.data
  // The message of the redirect belongs to this page.
  if (answer instanceof Response) context.cookies.push(...answer.headers.getSetCookie())
  // A question about one picture shows the stored words of all.
  const asked = refusal.change?.differences.map(({ field }) => field) ?? []
  const others = pictures.filter(({ key }) => !asked.some((name) => name.endsWith(key)))
  const typed = others.filter((picture) => hasTypedWords(form, picture)).map(({ key }) => key)
  const all = Object.entries(typedValues(form, 'shown'))
  const typedElsewhere = Object.fromEntries(all.filter(([name]) => typed.includes(name.split('.')[1] ?? '')))
  const gone = lost.length > 0 ? wordsLost(lost, locale) : null
  return data<PicturesAnswer>(
    {
      version,
      ...refusal,
      ticked,
      values: { ...typedValues(form, 'shown', 'chosenKind', 'chosenOrigin'), ...refusal.values, ...typedElsewhere },
      title: refusal.title || gone?.title || '',
      problems: [...refusal.problems, ...(gone?.problems ?? [])],
    },
    answer instanceof Response ? { status: 200 } : (answer.init ?? { status: 400 }),
  )
}

/** In the browser, a route of a picture act shows the page of all pictures at the act's address. */
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { forgetSavedWords } from './picture-draft.ts'
import { PicturePage, type PicturePageProps } from './picture-page.tsx'
import type { PicturesAnswer } from './pictures-answer.ts'

export function meta({ data }: { data: { title: string } | undefined }) {
  return [{ title: data?.title }]
}

/** Only for the route that saves the texts. */
export function clientAction({ serverAction, ...args }: ClientActionFunctionArgs) {
  return forgetSavedWords(args, () => serverAction())
}

export function PictureActPage() {
  const loaded = useLoaderData<() => Omit<PicturePageProps, 'answer'>>()
  return <PicturePage {...loaded} answer={useActionData<() => PicturesAnswer>()} />
}

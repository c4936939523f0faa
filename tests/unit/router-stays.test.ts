/** The router reads what it is given as a path of this site: GHSA-jjmj-jmhj-qwj2, closed by `overrides`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Form, useFormAction, useHref } from '@remix-run/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'

function Page({ address }: { address: string }) {
  return createElement(
    'div',
    null,
    createElement('a', { href: useHref(address) }),
    createElement('button', { type: 'submit', formAction: useFormAction(address) }),
    createElement(Form, { action: address }),
  )
}

test.each([
  '//evil.example/x',
  '///evil.example/x',
  'https://evil.example/x',
  'HTTPS://evil.example/x',
  'javascript:alert(1)',
  'javascript://evil.example/%0aalert(1)',
  'data:text/html,evil',
  'vbscript:evil',
])('%s is a path of this site in the links and forms of a page, and where its scripts lead', async (address) => {
  const router = createMemoryRouter([{ path: '*', element: createElement(Page, { address }) }])
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  const addresses = [...html.matchAll(/(?:href|action|formAction)="([^"]*)"/g)].map(([, value = '']) => value)
  expect(addresses).toHaveLength(3)
  await router.navigate(address)
  for (const path of [...addresses, router.state.location.pathname]) expect(path).toMatch(/^\/(?!\/)/)
})

test('every router that is installed is the one that package.json names', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
  const { dependencies, overrides } = read('package.json')
  const named = /(?:^|\/)node_modules\/((?:react-router(?:-dom)?|@remix-run\/router))$/
  const installed = Object.entries<{ version: string }>(read('package-lock.json').packages).flatMap(
    ([path, { version }]) => (named.test(path) ? [[named.exec(path)?.[1], version]] : []),
  )
  expect(installed).toEqual([
    ['@remix-run/router', overrides['@remix-run/router']],
    ['react-router', overrides['react-router']],
    ['react-router-dom', dependencies['react-router-dom']],
  ])
})

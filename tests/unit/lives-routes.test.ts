/** A new act of the dashboard joins the lives of a property, or says why it does not. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import { dashboardRoutes } from '#app/dashboard-routes.ts'
import { exceptions, inLives } from '#tests/worker/lives/routes.ts'

const root = join(import.meta.dirname, '../..')

function addresses(entries: readonly RouteConfigEntry[], before = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const whole = [before, path].filter(Boolean).join('/')
    return [{ path: whole, file }, ...addresses(children, whole)]
  })
}

const takesPosts = (file: string) =>
  /export (?:async )?(?:const|function) action\b|export \{[^}]*\baction\b/.test(
    readFileSync(join(root, 'app', file), 'utf8'),
  )

const posting = addresses(dashboardRoutes).flatMap(({ path, file }) => (takesPosts(file) ? [path] : []))

/** An exception that ends with a star is about all that begins like it. */
const covers = (exception: string, path: string) =>
  exception.endsWith('*') ? path.startsWith(exception.slice(0, -1)) : path === exception

test('every address of the dashboard that takes posts is in the lives, or has a reason not to be', () => {
  const modelled = new Set<string>(inLives)
  const excused = (path: string) => Object.keys(exceptions).some((exception) => covers(exception, path))
  expect(posting.filter((path) => !modelled.has(path) && !excused(path))).toEqual([])
})

test('what the lives and the list of exceptions name takes posts', () => {
  expect(inLives.filter((path) => !posting.includes(path))).toEqual([])
  expect(Object.keys(exceptions).filter((one) => !posting.some((path) => covers(one, path)))).toEqual([])
})

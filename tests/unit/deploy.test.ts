/** What is deployed: wrangler.toml, the agency's own values over it, and what must not leave this machine. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { deployedConfigPath, mergeTables, readDeployedConfig } from '#scripts/configuration.ts'
import { deploy, problemsOf } from '#scripts/deploy.ts'
import { remoteConfig } from '#scripts/place.ts'
import { root } from '#scripts/serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'giebel-deploy-'))
copyFileSync(join(root, 'wrangler.toml'), join(folder, 'wrangler.toml'))
const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Keeps the agency's own values in a copy of the project's folder. */
function keepOwn(toml: string): void {
  writeFileSync(join(folder, 'wrangler.local.toml'), toml)
}

test('without own values, the configuration is wrangler.toml, and it is no deployment yet', () => {
  expect(deployedConfigPath(folder)).toBe(join(folder, 'wrangler.toml'))
  expect(problemsOf(readDeployedConfig(folder))).toEqual([
    'SITE_URL is http://localhost:8788. Set it to the public address of the site, which begins with https://.',
    'database_id is still the example. Run `npx wrangler d1 create giebel` and copy the id it prints.',
  ])
})

test('the own values that operations.md shows are laid over wrangler.toml, and all else stays the project’s', () => {
  keepOwn(/wrangler\.local\.toml[\s\S]*?```toml\n([\s\S]*?)\n *```/.exec(operations)?.[1]?.replace(/^ {3}/gm, '') ?? '')
  const shared = readDeployedConfig(root)
  const own = readDeployedConfig(folder)
  expect(own).toMatchObject({
    workers_dev: false,
    routes: [{ pattern: 'www.example.de', custom_domain: true }],
    vars: { SITE_URL: 'https://www.example.de', MAIL_FROM: '', MAIL_TO_ANYONE: '' },
    d1_databases: [
      { binding: 'DB', database_name: 'giebel', database_id: expect.stringMatching(/^(?!0)[0-9a-f-]{36}$/) },
    ],
    main: join(folder, 'build/server/index.js'),
  })
  for (const key of ['r2_buckets', 'queues', 'triggers', 'send_email', 'images', 'version_metadata'] as const)
    expect(own[key], key).toEqual(shared[key])
  expect(problemsOf(own)).toEqual([])
})

test('what reaches the database and the bucket from here reaches the agency’s', () => {
  keepOwn(`
    [[d1_databases]]
    binding = "DB"
    database_id = "11111111-1111-4111-8111-111111111111"
    [[r2_buckets]]
    binding = "MEDIA"
    jurisdiction = "eu"`)
  expect(remoteConfig(folder)).toMatchObject({
    d1_databases: [{ database_name: 'giebel', database_id: '11111111-1111-4111-8111-111111111111' }],
    r2_buckets: [{ bucket_name: 'giebel-media', jurisdiction: 'eu' }],
  })
})

test.each([
  { value: 'a list without bindings replaces', own: { send_email: [] }, merged: { send_email: [] } },
  {
    value: 'an own binding is added',
    own: { r2: [{ binding: 'B' }] },
    merged: { r2: [{ binding: 'A' }, { binding: 'B' }] },
  },
])('laid over: $value', ({ own, merged }) => {
  const shared = { name: 'x', send_email: [{ name: 'EMAIL' }], r2: [{ binding: 'A' }] }
  expect(mergeTables(shared, own)).toEqual({ ...shared, ...merged })
})

test('own values that cannot be read are refused by the name of their file', () => {
  keepOwn('SITE_URL = https://')
  expect(() => readDeployedConfig(folder)).toThrow(/^wrangler\.local\.toml cannot be read: /)
})

const own = {
  vars: { SITE_URL: 'https://www.agentur.de', MAIL_FROM: 'website@agentur.de' },
  d1_databases: [{ binding: 'DB', database_id: '11111111-1111-4111-8111-111111111111' }],
}

test.each([
  { vars: {}, problem: null },
  { vars: { MAIL_FROM: '' }, problem: null },
  { vars: { MAIL_FROM: 'website@giebel.example' }, problem: 'MAIL_FROM is website@giebel.example' },
  { vars: { MAIL_FROM: 'a@Mail.Example' }, problem: 'MAIL_FROM is a@Mail.Example' },
  { vars: { MAIL_FROM: 'a@example.com' }, problem: 'MAIL_FROM is a@example.com' },
  { vars: { SITE_URL: 'https://giebel.example' }, problem: 'SITE_URL is https://giebel.example' },
  { vars: { SITE_URL: 'http://www.agentur.de' }, problem: 'SITE_URL is http://www.agentur.de' },
  { vars: { CONTACT_FORM_ENDPOINT: 'https://forms.example/contact' }, problem: 'CONTACT_FORM_ENDPOINT is' },
])('a deployment with $vars has the problem $problem', ({ vars, problem }) => {
  const problems = problemsOf({ ...own, vars: { ...own.vars, ...(vars as Record<string, string>) } })
  expect(problems).toEqual(problem === null ? [] : [expect.stringContaining(problem)])
})

test('a deployment of the example stops before it builds, with sentences and no stack', () => {
  keepOwn('name = "example"')
  expect(() => deploy(folder, [])).toThrow(/^Nothing was deployed\. In wrangler\.local\.toml:(?:\n- .*)+$/)
})

test('README and operations.md lead through the first deployment in as many steps as there are', () => {
  const words = ['eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen']
  const [, section = ''] = /^## The first deployment\n([\s\S]*?)\n## /m.exec(operations) ?? []
  const steps = [...section.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
  expect(steps).toEqual(steps.map((_, index) => index + 1))
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`in ${words[steps.length - 8]} steps`)
})

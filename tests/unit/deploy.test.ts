import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a deployment with the example’s address and database stops before it builds, and says what to set', () => {
  const { status, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/deploy.ts', '--dry-run'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('SITE_URL is http://localhost:8788. Set it to the public address')
  expect(stderr).toContain('database_id is still the example')
})

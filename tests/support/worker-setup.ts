/** Every file of worker tests starts with an empty database that has all migrations. */
import { applyD1Migrations, env } from 'cloudflare:test'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  casing: 'snake_case',
  schema: './app/data/**/*schema.server.ts',
  out: './migrations',
})

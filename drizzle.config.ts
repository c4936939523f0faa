import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  casing: 'snake_case',
  schema: './app/data/tables/*.server.ts',
  out: './migrations',
})

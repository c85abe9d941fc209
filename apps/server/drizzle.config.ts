import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what_changes` writes a migration from the schema; review and complete its SQL. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './migrations',
});

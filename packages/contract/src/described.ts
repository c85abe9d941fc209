import * as z from 'zod/mini';

/** Adds a description for the generated API page (`/api/docs`). The schema must not be shared: it is marked. */
export const described = <Schema extends z.core.$ZodType>(schema: Schema, description: string): Schema => {
  z.globalRegistry.add(schema, { description });
  return schema;
};

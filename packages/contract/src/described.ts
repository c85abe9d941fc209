import * as z from 'zod/mini';

/** Says in the generated API page (`/api/docs`) what a name cannot. The schema must be one of its own: it is marked. */
export const described = <Schema extends z.core.$ZodType>(schema: Schema, description: string): Schema => {
  z.globalRegistry.add(schema, { description });
  return schema;
};

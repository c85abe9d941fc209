import fp from 'fastify-plugin';
import type { Config } from '../config.js';

/**
 * The policy: everything comes from this site, except the players of songs, which are frames of the host's no-cookie
 * domain.
 */
export const contentSecurityPolicy = (more: Readonly<Record<string, string>> = {}) =>
  Object.entries({
    'default-src': "'self'",
    'script-src': "'self'",
    'script-src-attr': "'none'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self' data:", // the font of line heights, in the style sheet (`apps/web/src/styles/tokens.css`)
    'media-src': "'self' blob:", // files of one's own, which stay on the device
    'frame-src': 'https://www.youtube-nocookie.com',
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...more,
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** Swagger UI inserts styles into the page; only its own page may. */
export const DOCS_POLICY = contentSecurityPolicy({ 'style-src': "'self' 'unsafe-inline'" });

/**
 * Headers of every answer, even those to malformed requests, which no hook of Fastify sees. Without https there is
 * neither HSTS nor upgrade-insecure-requests: either would lock people out of a plain http installation.
 */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

export const securityHeadersPlugin = fp<{ headers: Readonly<Record<string, string>> }>(async (app, { headers }) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});

import { drawPage } from '@utarang/web/entry-server';
import type { WebApp } from '../src/web-app.js';
import { pageCode, template } from './serve.js';

/** A web app that draws its pages with the real components, from their sources. */
export const drawnWebApp: WebApp = { template, codeOf: () => pageCode, draw: drawPage };

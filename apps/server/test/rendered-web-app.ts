import { renderPage } from '@utarang/web/entry-server';
import type { WebApp } from '../src/web-app.js';
import { pageCode, template } from './serve.js';

/** A web app that renders its pages with the real components, from their sources. */
export const renderedWebApp: WebApp = { template, codeOf: () => pageCode, render: renderPage };

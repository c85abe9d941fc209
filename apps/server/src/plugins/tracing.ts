import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type pg from 'pg';
import type { Config } from '../config.js';
import { namesAddress } from '../lib/address.js';
import { onExchangeEnd } from '../lib/exchange.js';
import type { Log } from '../log.js';
import { CLIENT_LEFT, isQuiet, routeLabel } from './access-log.js';
import { traceQueries } from './traced-queries.js';

type Options = Pick<Config, 'tracesEndpoint' | 'tracesShare' | 'trustProxy'> & {
  readonly pool: pg.Pool;
  readonly log: Log;
};

/** The longest time in which the collector has to accept spans, at the end of the process, too. */
const EXPORT_MS = 2_000;
const STATEMENT_MAX = 1_000;

/** Sends spans to the collector, and logs the first of consecutive failures. */
function exporterTo(endpoint: string, log: Log): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: EXPORT_MS });
  let isRefused = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS;
        if (fails && !isRefused) log.warn({ err: result.error }, 'traces could not be sent');
        isRefused = fails;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * OpenTelemetry traces: a span for each request, with a child for each of its queries. Nothing in a span is personal:
 * routes by their pattern, statements without their values. Loaded only where a collector is configured
 * (docs/operating.md#traces).
 */
export const tracing = fp<Options>(async (app, { tracesEndpoint, tracesShare, trustProxy, pool, log }) => {
  const exporter = exporterTo(tracesEndpoint ?? '', log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'utarang', 'service.instance.id': String(process.pid) }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(tracesShare) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
  });
  app.addHook('onClose', () => provider.shutdown().catch(() => {}));
  const tracer = provider.getTracer('utarang');
  const propagator = new W3CTraceContextPropagator();
  const isProxy = namesAddress(trustProxy ?? []);
  const current = new AsyncLocalStorage<Context>();
  const contexts = new WeakMap<FastifyRequest, Context>();

  /** The parent span is taken from a trusted proxy only; anybody else could give all requests the same trace. */
  const parentOf = ({ raw }: FastifyRequest): Context =>
    isProxy(raw.socket.remoteAddress ?? '')
      ? propagator.extract(ROOT_CONTEXT, raw.headers, defaultTextMapGetter)
      : ROOT_CONTEXT;

  app.addHook('onRequest', (request, reply, done) => {
    const route = routeLabel(request);
    if (isQuiet(route)) return done();
    const parent = parentOf(request);
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'utarang.request_id': request.id };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const { traceId, spanId } = span.spanContext();
    request.log = request.log.child({ traceId, spanId });
    reply.log = request.log;
    onExchangeEnd(reply.raw, (ending) => endWith(span, ending === 'lost' ? CLIENT_LEFT : reply.statusCode));
    const context = trace.setSpan(parent, span);
    contexts.set(request, context);
    current.run(context, done);
  });
  // A body arrives by events of the connection, which have no request context.
  app.addHook('preValidation', (request, _, done) => {
    const context = contexts.get(request);
    if (context) current.run(context, done);
    else done();
  });

  traceQueries(pool, (text) => {
    const parent = current.getStore();
    if (!parent) return null;
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, STATEMENT_MAX),
    };
    const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, parent);
    return (error) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  });
});

function endWith(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

import { setTracer } from './tracing.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Has this process send its traces when the standard variables of OpenTelemetry name a receiver; otherwise nothing of
 * the SDK is even loaded. @returns what sends the rest and stops.
 */
export async function startTracing(service: string, variables: Variables): Promise<() => Promise<void>> {
  if (!isWanted(variables)) {
    return async () => undefined;
  }
  const { createTracer } = await import('./open-telemetry.ts');
  const tracer = createTracer(service, variables);
  setTracer(tracer);
  return async () => {
    setTracer(null);
    await tracer.stop();
  };
}

function isWanted(variables: Variables): boolean {
  const endpoint = variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  return Boolean(endpoint) && variables.OTEL_SDK_DISABLED !== 'true';
}

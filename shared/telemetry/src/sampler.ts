import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The sample that OpenTelemetry's standard variables name: this SDK leaves them to its user.
 * @throws Error that names the variable, for a sampler that does not exist.
 */
export function readSampler({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }: Variables): Sampler {
  const name = OTEL_TRACES_SAMPLER || 'parentbased_always_on';
  const root = rootOf(name.replace(/^parentbased_/, ''), OTEL_TRACES_SAMPLER_ARG);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootOf(name: string, share: string | undefined): Sampler {
  switch (name) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(readShare(share));
    default:
      throw new Error(
        `OTEL_TRACES_SAMPLER is none that exists: give always_on, always_off, traceidratio, or one of them with parentbased_ before it.`,
      );
  }
}

function readShare(text: string | undefined): number {
  const share = Number(text || 1);
  if (!(share >= 0 && share <= 1)) {
    throw new Error('OTEL_TRACES_SAMPLER_ARG is not a share: give a number from 0 to 1.');
  }
  return share;
}

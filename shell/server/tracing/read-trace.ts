/** One step of a document, measured where it was made. The ids are those that the services were told. */
export interface MeasuredSpan {
  id: string;
  /** The step that it belongs to; null for the rendering itself, which belongs to the order. */
  parent: string | null;
  /** The service that was asked; null for the rendering itself. */
  service: string | null;
  /** Of the service's response; null without one. */
  status: number | null;
  /** In milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
}

/** Hears of a page's requests to the services. */
export interface ReadTrace {
  begin(service: string): RunningRead;
}

export interface RunningRead {
  /** What the service is sent. */
  traceparent: string;
  end(status: number | null): void;
}

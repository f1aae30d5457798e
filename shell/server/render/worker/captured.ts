/**
 * What a worker needs from its globals, taken before code of a remote runs. This module is the first that the worker
 * imports.
 */
export const captured = {
  parse: JSON.parse,
  stringify: JSON.stringify,
  ownKeys: Reflect.ownKeys,
  descriptorOf: Object.getOwnPropertyDescriptor,
  setTimeout,
  setInterval,
  setImmediate,
  now: performance.now.bind(performance),
  cpuUsage: process.cpuUsage.bind(process),
  memoryUsage: process.memoryUsage.rss.bind(process.memoryUsage),
  /** Ends this process at once. The usual `exit` calls it by its name on `process`, where it is refused later. */
  leave: (process as unknown as { reallyExit(code: number): never }).reallyExit.bind(process),
};

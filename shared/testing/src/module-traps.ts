const BROWSER_GLOBALS = ['window', 'document', 'localStorage', 'sessionStorage', 'indexedDB'] as const;
const NETWORK_GLOBALS = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'] as const;

/**
 * Runs `act` with traps in place of the globals that belong to the browser or reach the network, and returns the
 * names of those that were touched. A trap returns undefined, so that the code continues.
 */
export async function touchedGlobals(act: () => Promise<unknown>): Promise<string[]> {
  const touched = new Set<string>();
  const saved = [...BROWSER_GLOBALS, ...NETWORK_GLOBALS].map((name) => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => void touched.add(name),
    });
    return { name, descriptor };
  });
  try {
    await act();
  } finally {
    for (const { name, descriptor } of saved) {
      Reflect.deleteProperty(globalThis, name);
      if (descriptor) {
        Object.defineProperty(globalThis, name, descriptor);
      }
    }
  }
  return [...touched];
}

/**
 * Loaded into a server before its own code (`node --import`), with `NODE_V8_COVERAGE` set: each message from the parent
 * process writes which functions ran since the message before, and starts counting anew.
 */
import { takeCoverage } from 'node:v8';

process.on('message', () => {
  takeCoverage();
  process.send?.('written');
});

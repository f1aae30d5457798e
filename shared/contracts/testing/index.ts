export { arbitraryOf } from './arbitrary-of.ts';
export { collectEndpoints } from './collect-contracts.ts';
export { type AddressUnderTest, describeAddress } from './describe-address.ts';
export { latencies, openSlowSockets, p99, type Slowness } from './slow-sockets.ts';

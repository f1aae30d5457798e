import type { GaugeSource } from '../http/metrics.ts';
import { type Database, poolOf } from './database.ts';

/** How busy the connections to the database are. */
export function poolGauges(db: Database): GaugeSource[] {
  const pool = poolOf(db);
  if (pool === undefined) {
    return [];
  }
  return [
    {
      name: 'bazaar_database_connections',
      help: 'Connections of the pool, by state.',
      label: 'state',
      read: async () => [
        { of: 'in_use', value: pool.totalCount - pool.idleCount },
        { of: 'idle', value: pool.idleCount },
      ],
    },
    {
      name: 'bazaar_database_connections_max',
      help: 'Connections that the pool opens at most.',
      read: async () => [{ value: pool.options.max }],
    },
    {
      name: 'bazaar_database_waiting',
      help: 'Queries and transactions that wait for a connection.',
      read: async () => [{ value: pool.waitingCount }],
    },
  ];
}

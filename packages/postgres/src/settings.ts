/** The settings of the embedded PostgreSQL: small, and for connections of this machine only. */
export const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  'shared_buffers=64MB',
  'io_method=sync',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_logical_replication_workers=0',
  'min_wal_size=32MB',
  'max_wal_size=256MB',
];

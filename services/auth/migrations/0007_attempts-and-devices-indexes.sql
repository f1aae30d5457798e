-- outside a transaction: the tables have rows, and people sign in meanwhile.
create index concurrently one_time_code_wide_network on auth.one_time_code (wide_network, created_at) where wide_network is not null;
create index concurrently one_time_code_device on auth.one_time_code (device_id, created_at) where device_id is not null;
create index concurrently authorization_code_device on auth.authorization_code (device_id) where device_id is not null;
create index concurrently session_device on auth.session (device_id) where device_id is not null;

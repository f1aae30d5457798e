-- One configuration per client; its shape is the contract's, checked when it is saved and when it is read.
create table setting.client_config (
  client_id  text primary key,
  version    text not null,
  config     jsonb not null check (jsonb_typeof(config) = 'object'),
  updated_at timestamptz not null
);

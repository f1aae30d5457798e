alter table auth.user add column picture_file_id uuid;

-- What the session's program called itself, so that a person recognises it in the list of sessions.
alter table auth.session add column device text check (length(device) between 1 and 200);

create index one_time_code_age on auth.one_time_code (created_at);
create index authorization_code_age on auth.authorization_code (created_at);
create index demo_message_age on auth.demo_message (sent_at);

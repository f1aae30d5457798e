-- The request whose code a message has: its id, which only the browser that began it has, is the way to the message. Null for a notice.
alter table auth.demo_message add column request_id uuid;

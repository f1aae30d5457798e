-- The transaction that wrote a message. Numbers of messages are given before their transactions commit, so that only
-- this tells what a reader had not seen at an earlier time: a stream of events is resumed by it.
alter table notification.message add column written_in xid8 not null default pg_current_xact_id();

create index message_written on notification.message (written_in);

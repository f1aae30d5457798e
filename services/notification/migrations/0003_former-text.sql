-- What a message said before it was edited or deleted, for the marketplace to judge a report by. Neither side reads it.
create table notification.former_text (
  id          integer primary key generated always as identity,
  message_id  integer not null references notification.message (id),
  text        text not null check (text <> ''),
  replaced_at timestamptz not null
);

create index former_text_message on notification.former_text (message_id);

create index former_text_replaced on notification.former_text (replaced_at);

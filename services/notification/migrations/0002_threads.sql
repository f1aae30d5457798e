-- Nobody could start a thread until now: what is there was written by the demo's seed, which writes it anew.
delete from notification.participant;
delete from notification.message;
delete from notification.conversation;

alter table notification.conversation
  add column subject_type text not null check (subject_type in ('SupplierProduct', 'Supplier', 'TradeRequest')),
  add column subject_id integer not null check (subject_id > 0),
  add column buyer_id integer not null,
  add column supplier_id integer not null,
  -- The buyer as named when the thread began; `counterpart_name` is the supplier.
  add column buyer_name text not null check (buyer_name <> ''),
  add column last_message_id integer,
  add column last_message_at timestamptz not null;

-- One thread on a subject between two sides: writing again goes on with it.
create unique index conversation_on_subject
  on notification.conversation (buyer_id, supplier_id, subject_type, subject_id);

alter table notification.message
  add column parent_id integer references notification.message (id),
  -- Which side wrote it; `sender_user_id` is null for the marketplace and for suppliers who answer by themselves.
  add column sender_kind text not null check (sender_kind in ('buyer', 'supplier', 'system')),
  add column file_ids uuid[] not null default '{}' check (cardinality(file_ids) <= 5),
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  -- When the other side read it first.
  add column read_at timestamptz,
  drop constraint message_text_check,
  add constraint message_text_check check ((text = '') = (deleted_at is not null));

alter table notification.conversation
  add foreign key (last_message_id) references notification.message (id);

-- A seat in a thread: a buyer's, or a supplier's, which all users of that supplier share.
alter table notification.participant
  drop constraint participant_pkey,
  alter column user_id drop not null,
  add column id integer primary key generated always as identity,
  add column supplier_id integer,
  -- Messages of others after `last_read_message_id`. Counted when they are written, so that nothing is counted in lists.
  add column unread_count integer not null default 0 check (unread_count >= 0),
  -- Left threads are not listed until the other side writes again.
  add column left_at timestamptz,
  add check (num_nonnulls(user_id, supplier_id) = 1);

create unique index participant_user on notification.participant (user_id, conversation_id);
create unique index participant_supplier on notification.participant (supplier_id, conversation_id);
create index participant_conversation on notification.participant (conversation_id);
create index participant_user_unread on notification.participant (user_id) where unread_count > 0;
create index participant_supplier_unread on notification.participant (supplier_id) where unread_count > 0;

-- Who will not hear from whom; while either side blocks, nothing can be sent between them.
create table notification.block (
  user_id     integer not null,
  supplier_id integer not null,
  by_side     text not null check (by_side in ('buyer', 'supplier')),
  created_at  timestamptz not null,
  primary key (user_id, supplier_id, by_side)
);

create table notification.report (
  conversation_id integer not null references notification.conversation (id),
  user_id         integer not null,
  reason          text not null check (reason <> ''),
  text            text,
  created_at      timestamptz not null,
  primary key (conversation_id, user_id)
);

-- Adds a message and tells the other side. Whoever writes has read. The thread is locked first, so that its messages and
-- counts follow each other in one order.
create function notification.add_message(
  p_conversation integer, p_kind text, p_user integer, p_parent integer, p_text text, p_files uuid[], p_at timestamptz
) returns integer
  language plpgsql
as $$
declare
  new_id integer;
begin
  perform from notification.conversation where id = p_conversation for update;
  insert into notification.message
    (conversation_id, sender_kind, sender_user_id, parent_id, text, file_ids, created_at)
  values (p_conversation, p_kind, p_user, p_parent, p_text, p_files, p_at)
  returning id into new_id;
  update notification.conversation set last_message_id = new_id, last_message_at = p_at where id = p_conversation;
  update notification.participant as seat set
    unread_count = case when side.is_writer then 0 else unread_count + 1 end,
    last_read_message_id = case when side.is_writer then new_id else last_read_message_id end,
    left_at = null
  from (
    select id, p_kind = case when user_id is null then 'supplier' else 'buyer' end as is_writer
    from notification.participant where conversation_id = p_conversation
  ) as side
  where seat.id = side.id;
  update notification.message set read_at = p_at
  where conversation_id = p_conversation and id < new_id and read_at is null and p_kind <> 'system'
    and sender_kind <> p_kind;
  return new_id;
end
$$;

-- The thread on a subject, with its two seats; made when there is none.
create function notification.ensure_thread(
  p_buyer integer, p_supplier integer, p_subject_type text, p_subject_id integer, p_subject text,
  p_buyer_name text, p_supplier_name text, p_at timestamptz
) returns integer
  language plpgsql
as $$
declare
  found_id integer;
begin
  insert into notification.conversation
    (subject, counterpart_name, buyer_name, subject_type, subject_id, buyer_id, supplier_id, created_at, last_message_at)
  values (p_subject, p_supplier_name, p_buyer_name, p_subject_type, p_subject_id, p_buyer, p_supplier, p_at, p_at)
  on conflict (buyer_id, supplier_id, subject_type, subject_id) do nothing
  returning id into found_id;
  if found_id is null then
    select id into found_id from notification.conversation
    where buyer_id = p_buyer and supplier_id = p_supplier and subject_type = p_subject_type
      and subject_id = p_subject_id;
  end if;
  insert into notification.participant (conversation_id, user_id) values (found_id, p_buyer)
  on conflict (user_id, conversation_id) do nothing;
  insert into notification.participant (conversation_id, supplier_id) values (found_id, p_supplier)
  on conflict (supplier_id, conversation_id) do nothing;
  return found_id;
end
$$;

-- For other schemas: the marketplace tells both sides of a trade request something in their thread, which is made when
-- there is none. Returns the message's id.
create function notification.add_system_message(
  p_buyer integer, p_supplier integer, p_request integer, p_subject text, p_text text, p_at timestamptz
) returns integer
  language plpgsql
as $$
declare
  supplier_name text;
  thread integer;
begin
  select brief.name into supplier_name from merchant.supplier_brief(array[p_supplier]) as brief;
  thread := notification.ensure_thread(
    p_buyer, p_supplier, 'TradeRequest', p_request, p_subject,
    coalesce(merchant.customer_name(p_buyer), (select name from auth.user_cards(array[p_buyer])), 'خریدار'),
    coalesce(supplier_name, 'تأمین‌کننده'), p_at);
  return notification.add_message(thread, 'system', null, null, p_text, '{}', p_at);
end
$$;

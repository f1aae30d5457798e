-- Payments and their tries at a gateway. A status changes through payment.move() alone.

create table payment.payment (
  id                  integer primary key generated always as identity,
  -- Who pays, and whose wallet the money goes through.
  user_id             integer not null,
  wallet_user_id      integer not null,
  purpose             text not null check (purpose in ('walletCharge', 'tradeRequest', 'membership')),
  purpose_id          integer not null check (purpose_id > 0),
  amount_rial         bigint not null check (amount_rial > 0),
  method              text check (method in ('wallet', 'online', 'mixed')),
  status              text not null default 'Created' check (status in (
                        'Created', 'RedirectedToGateway', 'CallbackReceived', 'VerifyPending', 'Verified', 'Settled',
                        'Failed', 'Cancelled', 'Expired', 'Refunded')),
  -- The part of a mixed payment that is set aside in the wallet while the user is at the gateway.
  held_rial           bigint not null default 0 check (held_rial >= 0),
  -- True once whatever was to be paid is gone: nothing may be paid any more.
  is_closed           boolean not null default false,
  -- The user cancelled while a gateway could still report a success.
  cancel_requested_at timestamptz,
  -- Why it failed: gateway_unavailable, not_paid, unverified…
  failure             text,
  created_at          timestamptz not null,
  -- When the current try lapses.
  expires_at          timestamptz,
  verified_at         timestamptz
);

create index payment_user on payment.payment (user_id, id desc);
create index payment_purpose on payment.payment (purpose, purpose_id, id desc);
create index payment_unsettled on payment.payment (verified_at) where status = 'Verified';

create table payment.online_payment (
  id           integer primary key generated always as identity,
  payment_id   integer not null references payment.payment (id),
  gateway_id   text not null,
  attempt_no   integer not null check (attempt_no between 1 and 5),
  -- What is asked of the gateway, and what the wallet gives beside it.
  amount_rial  bigint not null check (amount_rial > 0),
  wallet_rial  bigint not null check (wallet_rial >= 0),
  status       text not null default 'Created',
  return_path  text not null check (return_path ~ '^/'),
  -- Written before the gateway is asked, so that what is asked of it is never forgotten.
  requested_at timestamptz not null,
  authority    text,
  redirect_url text,
  callback_at  timestamptz,
  ref_number   text,
  card_masked  text,
  verified_at  timestamptz,
  failure      text,
  unique (payment_id, attempt_no),
  unique (gateway_id, authority)
);

-- One row per move.
create table payment.event (
  id                integer primary key generated always as identity,
  payment_id        integer not null references payment.payment (id),
  online_payment_id integer references payment.online_payment (id),
  move              text not null,
  actor             text not null check (actor in ('buyer', 'gateway', 'system', 'owner')),
  from_status       text,
  to_status         text not null,
  at                timestamptz not null,
  reason            text
);

create index event_payment on payment.event (payment_id, id);

create function payment.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'payment.% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on payment.event
  for each statement execute function payment.refuse_change();

-- The payment machine. The same table stands in payment-machine.rules.ts; a test holds the two equal.
create function payment.next_status(p_from text, p_move text) returns text language sql immutable as $$
  select case p_move
    when 'redirect'    then case when p_from = 'Created' then 'RedirectedToGateway' end
    when 'refuse'      then case when p_from = 'Created' then 'Failed' end
    when 'return'      then case when p_from = 'RedirectedToGateway' then 'CallbackReceived' end
    when 'verify'      then case when p_from in ('RedirectedToGateway', 'CallbackReceived', 'VerifyPending') then 'Verified' end
    when 'suspend'     then case when p_from in ('RedirectedToGateway', 'CallbackReceived') then 'VerifyPending' end
    when 'fail'        then case when p_from in ('RedirectedToGateway', 'CallbackReceived', 'VerifyPending') then 'Failed' end
    when 'abandon'     then case when p_from in ('RedirectedToGateway', 'CallbackReceived', 'VerifyPending') then 'Cancelled' end
    when 'giveUp'      then case when p_from = 'VerifyPending' then 'Failed' end
    when 'expire'      then case when p_from in ('Created', 'RedirectedToGateway') then 'Expired' end
    when 'cancel'      then case when p_from in ('Created', 'RedirectedToGateway', 'Failed', 'Expired') then 'Cancelled' end
    when 'retry'       then case when p_from in ('Failed', 'Cancelled', 'Expired') then 'Created' end
    when 'payByWallet' then case when p_from in ('Created', 'Failed', 'Cancelled', 'Expired') then 'Verified' end
    when 'verifyLate'  then case when p_from in ('Created', 'Failed', 'Expired') then 'Verified' end
    when 'refund'      then case when p_from in ('RedirectedToGateway', 'CallbackReceived', 'VerifyPending', 'Failed',
                                                 'Cancelled', 'Expired', 'Verified', 'Settled') then 'Refunded' end
    when 'creditExtra' then case when p_from in ('Created', 'RedirectedToGateway', 'CallbackReceived', 'VerifyPending', 'Verified', 'Settled',
                                                 'Failed', 'Expired', 'Refunded') then p_from end
    when 'settle'      then case when p_from = 'Verified' then 'Settled' end
    when 'withdraw'    then case when p_from in ('Created', 'RedirectedToGateway', 'CallbackReceived', 'VerifyPending',
                                                 'Failed', 'Expired') then 'Cancelled' end
  end
$$;

-- Gives the held part of a mixed payment back to its wallet.
create function payment.release_part(p_payment integer, p_at timestamptz) returns void language plpgsql as $$
declare
  v payment.payment;
begin
  select * into v from payment.payment where id = p_payment for update;
  if v.held_rial > 0 then
    perform wallet.transfer(
      format('pay:%s:part:%s:back', p_payment, (select max(attempt_no) from payment.online_payment where payment_id = p_payment)),
      'Release', 'آزادسازی بخش کیف پول از پرداخت ترکیبی', p_at,
      format('user:%s:held', v.wallet_user_id), format('user:%s:available', v.wallet_user_id), v.held_rial, p_payment,
      case when v.purpose = 'tradeRequest' then v.purpose_id end);
    update payment.payment set held_rial = 0 where id = p_payment;
  end if;
end $$;

-- Moves a payment and writes the event. Raises invalid_transition, its detail the present status, when it may not be.
-- p_attempt: the try at the gateway that moves with it.
create function payment.move(
  p_payment integer, p_move text, p_actor text, p_at timestamptz,
  p_attempt integer default null, p_reason text default null
) returns text language plpgsql as $$
declare
  v_from text;
  v_to text;
begin
  select status into v_from from payment.payment where id = p_payment for update;
  v_to := payment.next_status(v_from, p_move);
  if v_to is null then
    raise exception 'a payment that is % cannot %', v_from, p_move
      using errcode = 'check_violation', constraint = 'invalid_transition', detail = v_from;
  end if;
  if v_to in ('Failed', 'Cancelled', 'Expired', 'Refunded') then
    perform payment.release_part(p_payment, p_at);
  end if;
  update payment.payment set
    status = v_to,
    failure = case when v_to = 'Failed' then p_reason when v_to = v_from then failure end,
    cancel_requested_at = case
      when p_move in ('cancel', 'withdraw') and v_from not in ('Created', 'Failed', 'Expired') then p_at
      when v_to = 'Cancelled' then cancel_requested_at end,
    verified_at = case when v_to = 'Verified' and v_from <> 'Verified' then p_at else verified_at end
  where id = p_payment;
  if p_attempt is not null then
    update payment.online_payment set
      status = case when p_move = 'creditExtra' then 'Verified' else v_to end,
      failure = case when v_to = 'Failed' then p_reason else failure end
    where id = p_attempt;
  end if;
  insert into payment.event (payment_id, online_payment_id, move, actor, from_status, to_status, at, reason)
  values (p_payment, p_attempt, p_move, p_actor, v_from, v_to, p_at, p_reason);
  return v_to;
end $$;

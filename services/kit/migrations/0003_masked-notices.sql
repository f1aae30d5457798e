-- A job that waits to tell of a withdrawal holds its IBAN with the middle hidden, as the message shows it.
update kit.job
set payload = payload - 'sheba'
  || jsonb_build_object('shebaMasked', left(payload ->> 'sheba', 4) || '…' || right(payload ->> 'sheba', 4))
where kind = 'auth.withdrawal-notice' and payload ? 'sheba';

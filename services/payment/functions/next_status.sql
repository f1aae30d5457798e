-- The payment's state machine. payment-machine.rules.ts holds the same table; a test compares them.
create or replace function payment.next_status(p_from text, p_move text) returns text language sql immutable as $$
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

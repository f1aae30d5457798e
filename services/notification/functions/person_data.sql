-- What is held of a user here, by kind, for the user's own copy: what the other side has written is the other side's.
create or replace function notification.person_data(p_user integer) returns table (kind text, rows json)
  language sql stable
as $$
  select 'conversations', coalesce(json_agg(held), '[]') from (
    select conversation.subject, conversation.buyer_name as name, conversation.counterpart_name as "supplierName",
      conversation.created_at as "createdAt", participant.left_at as "leftAt"
    from notification.participant
    join notification.conversation on conversation.id = participant.conversation_id
    where participant.user_id = p_user order by conversation.id) as held
  union all
  select 'messages', coalesce(json_agg(held), '[]') from (
    select conversation.subject, message.text, message.created_at as "createdAt", message.edited_at as "updatedAt",
      message.deleted_at as "deletedAt", message.read_at as "readAt", (
        select json_agg(former.text order by former.id)
        from notification.former_text as former where former.message_id = message.id) as "formerTexts"
    from notification.message join notification.conversation on conversation.id = message.conversation_id
    where message.sender_user_id = p_user order by message.id) as held
  union all
  select 'blocks', coalesce(json_agg(held), '[]') from (
    select supplier_id as "supplierId", by_side as side, created_at as "createdAt"
    from notification.block where user_id = p_user and by_side = 'buyer' order by created_at) as held
  union all
  select 'conversation-reports', coalesce(json_agg(held), '[]') from (
    select conversation.subject, report.reason, report.text, report.created_at as "createdAt"
    from notification.report join notification.conversation on conversation.id = report.conversation_id
    where report.user_id = p_user order by report.created_at) as held
$$;

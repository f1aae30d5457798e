-- What is held of a user here, by kind, for the user's own copy.
create or replace function content.person_data(p_user integer) returns table (kind text, rows json)
  language sql stable
as $$
  select 'favorites', coalesce(json_agg(held), '[]') from (
    select object_type as "objectType", object_id as "objectId", saved_price_rial as "priceRial", created_at as "createdAt"
    from content.user_favorite where user_id = p_user order by id) as held
  union all
  select 'notes', coalesce(json_agg(held), '[]') from (
    select object_type as "objectType", object_id as "objectId", title, text, pinned, created_at as "createdAt",
      updated_at as "updatedAt"
    from content.note where user_id = p_user order by id) as held
  union all
  select 'last-visits', coalesce(json_agg(held), '[]') from (
    select object_type as "objectType", object_id as "objectId", visited_at as "createdAt"
    from content.last_visit where user_id = p_user order by id) as held
  union all
  select 'visits', coalesce(json_agg(held), '[]') from (
    select object_type as "objectType", object_id as "objectId", visited_at as "createdAt"
    from content.visit where user_id = p_user order by id) as held
  union all
  select 'visit-guards', coalesce(json_agg(held), '[]') from (
    select object_type as "objectType", object_id as "objectId", counted_at as "createdAt"
    from content.visit_gate where visitor = 'user:' || p_user order by counted_at) as held
  union all
  select 'comments', coalesce(json_agg(held), '[]') from (
    select comment.page_id as "objectId", comment.author_name as name, comment.text, comment.status, comment.reason,
      comment.created_at as "createdAt", comment.moderated_at as "decidedAt"
    from content.page_comment as comment where comment.user_id = p_user order by comment.id) as held
  union all
  select 'comment-likes', coalesce(json_agg(held), '[]') from (
    select comment_id as "objectId", created_at as "createdAt"
    from content.comment_like where user_id = p_user order by created_at) as held
  union all
  select 'article-likes', coalesce(json_agg(held), '[]') from (
    select page_id as "objectId", created_at as "createdAt"
    from content.page_like where user_id = p_user order by created_at) as held
  union all
  select 'articles', coalesce(json_agg(held), '[]') from (
    select title, summary, body, author_name as name, published_at as "publishedAt", updated_at as "updatedAt"
    from content.page where author_id = p_user order by id) as held
  union all
  select 'letters', coalesce(json_agg(held), '[]') from (
    select letter.kind, letter.subject, letter.text, letter.contact, letter.tracking_code as "number", letter.status,
      letter.created_at as "createdAt", (
        select json_agg(json_build_object('state', step.state, 'text', step.text, 'createdAt', step.created_at)
          order by step.id)
        from content.feedback_step as step where step.feedback_id = letter.id) as steps
    from content.feedback as letter where letter.user_id = p_user order by letter.id) as held
  union all
  select 'votes', coalesce(json_agg(held), '[]') from (
    select object_type as "objectType", object_id as "objectId", is_useful as "isUseful", voted_at as "createdAt"
    from content.usefulness_vote where voter = 'user:' || p_user order by voted_at) as held
  union all
  select 'advertisement-contacts', coalesce(json_agg(held), '[]') from (
    select advertisement_id as "objectId", revealed_at as "createdAt"
    from content.contact_reveal where user_id = p_user order by id) as held
  union all
  select 'advertisement-reports', coalesce(json_agg(held), '[]') from (
    select advertisement_id as "objectId", reason, text, created_at as "createdAt"
    from content.advertisement_report where user_id = p_user order by id) as held
  union all
  select 'comment-reports', coalesce(json_agg(held), '[]') from (
    select comment_id as "objectId", reason, text, created_at as "createdAt"
    from content.comment_report where user_id = p_user order by id) as held
$$;

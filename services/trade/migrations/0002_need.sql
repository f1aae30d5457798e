-- Joins the requests of one buyer for the same goods; the same id at another buyer means nothing.
alter table trade.request add column need_id uuid;

create index request_of_need on trade.request (buyer_id, need_id) where need_id is not null;

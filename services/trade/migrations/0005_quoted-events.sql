-- Quotes of a span of time, of which the typical time to an answer is computed; other events are not among them.
create index event_quoted on trade.event (at) where type = 'quote';

-- The fingerprint of a request is sealed with its reply: a hash of a request that contains a password would allow to guess it. Replies are
-- kept for a day only, so those without the fingerprint are dropped.
delete from idempotent_replies;
alter table idempotent_replies drop column fingerprint;

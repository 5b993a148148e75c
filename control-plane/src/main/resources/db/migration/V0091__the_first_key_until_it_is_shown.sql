-- The first key, from when it is made until it has been printed: a control plane that ends in between prints another at its next start.
alter table installation add column first_key uuid;

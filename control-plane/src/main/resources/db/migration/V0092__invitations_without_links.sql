-- Nobody can sign in by a link yet: invitations have no secret until a page accepts one.
alter table invitations alter column hash drop not null;

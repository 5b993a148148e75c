-- Lists of projects omit an archived project. Its recordings and snapshots stay, and it accepts new ones.
alter table projects add column archived_at timestamptz;

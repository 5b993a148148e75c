-- An invitation that is sent again has a new link and a new end, and its earlier links end.
do $$
begin
    execute format('grant update (expires_at) on invitations, sign_in_links to %I', application_role());
end $$;

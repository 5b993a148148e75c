package dev.ectype.controlplane.organization.operator;

/**
 * The deletion of an organization's rows.
 *
 * @param rows how many there were; 0 where an earlier attempt deleted them
 */
public record DeletedRows(DeletedOrganization organization, long rows) {}

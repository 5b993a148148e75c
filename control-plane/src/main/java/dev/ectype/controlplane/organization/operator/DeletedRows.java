package dev.ectype.controlplane.organization.operator;

/**
 * Holds the result of the deletion of an organization's rows.
 *
 * @param rows the number of deleted rows; 0 if an earlier attempt deleted them
 */
public record DeletedRows(DeletedOrganization organization, long rows) {}

/**
 * Runs the database: the embedded or an external server, roles, migrations, tenants. Takes settings and the application key. Gives a data
 * source with transactions that see one organization.
 */
@NullMarked
package dev.ectype.controlplane.platform.database;

import org.jspecify.annotations.NullMarked;

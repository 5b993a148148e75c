/**
 * The database: the server that is brought along or one that exists, roles, migrations, tenants.
 * Takes settings and the application key.
 * Gives a data source whose transactions see one organization.
 */
@NullMarked
package dev.ectype.controlplane.platform.database;

import org.jspecify.annotations.NullMarked;

/** Renders the pages of snapshots. Takes requests of signed-in users. Gives lists, versions, their differences and contents, on the services of the API. */
@NullMarked
package dev.ectype.controlplane.dashboard.snapshot;

import org.jspecify.annotations.NullMarked;

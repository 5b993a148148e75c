/**
 * Renders the page of the organization. Takes requests of signed-in users. Gives its name, its plan with what it includes, and, for
 * administrators, its storage use, exports for auditors and how it is deleted.
 */
@NullMarked
package dev.ectype.controlplane.dashboard.organization;

import org.jspecify.annotations.NullMarked;

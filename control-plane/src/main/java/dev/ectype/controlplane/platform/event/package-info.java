/**
 * Defines the changes that features publish. Takes the representations before and after a change. Gives them to listeners, in the
 * transaction of the change.
 */
@NullMarked
package dev.ectype.controlplane.platform.event;

import org.jspecify.annotations.NullMarked;

/**
 * What changes tell: facts about an organization that are kept.
 * Takes what was before and after a change.
 * Gives it to whoever listens, in the transaction of the change.
 */
@NullMarked
package dev.ectype.controlplane.platform.event;

import org.jspecify.annotations.NullMarked;

/**
 * Renders the pages of the event log. Takes requests of signed-in users. Gives filtered lists, the changes of an event, and the verification of
 * the chain.
 */
@NullMarked
package dev.ectype.controlplane.dashboard.event;

import org.jspecify.annotations.NullMarked;

/** Keeps the event log of organizations and its hash chain. Takes the changes of features. Gives lists of events, newest first. */
@NullMarked
package dev.ectype.controlplane.event;

import org.jspecify.annotations.NullMarked;

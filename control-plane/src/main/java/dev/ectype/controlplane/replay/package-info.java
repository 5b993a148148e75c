/**
 * Replays: what was recorded is asked of another server, and what came of it is kept.
 * Takes recordings and addresses of targets.
 * Gives the results of each exchange while it goes on, and the history of a recording.
 */
@NullMarked
package dev.ectype.controlplane.replay;

import org.jspecify.annotations.NullMarked;

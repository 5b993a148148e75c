/**
 * Replays recordings against other servers and stores the results. Takes recordings and target addresses. Gives the result of each exchange
 * as a stream, and the history of a recording.
 */
@NullMarked
package dev.ectype.controlplane.replay;

import org.jspecify.annotations.NullMarked;

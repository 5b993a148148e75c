/**
 * Replays recorded requests against another server and compares the replies.
 * Takes recorded exchanges and a target.
 * Returns one result for each exchange and uses the target's generated identifiers in later requests.
 */
@NullMarked
package dev.ectype.launcher.replay;

import org.jspecify.annotations.NullMarked;

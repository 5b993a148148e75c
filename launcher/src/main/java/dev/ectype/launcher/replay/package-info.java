/**
 * Asks another server what was recorded of one, and says where it answers otherwise.
 * Takes recorded exchanges and a target that can be asked.
 * Gives one result for each exchange, and puts identifiers that the target made itself into what it asks later.
 */
@NullMarked
package dev.ectype.launcher.replay;

import org.jspecify.annotations.NullMarked;

/**
 * Holds the plan: the data that emitted code is served with. Takes the plan document that stands beside the emitted
 * classes. Gives operations, bodies, replies and error exits, each decoded on first use.
 */
@NullMarked
package dev.ectype.runtime.plan;

import org.jspecify.annotations.NullMarked;

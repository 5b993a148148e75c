/**
 * Holds what the compiler found out about an API: its operations, resources, relationships and types.
 * Takes the plan document that stands beside the emitted classes.
 * Gives each part decoded when it is first asked for, so that a large API is up as fast as a small one.
 */
@NullMarked
package dev.ectype.runtime.plan;

import org.jspecify.annotations.NullMarked;

/**
 * Streams of declared operations: they send stored instances and then follow the writes of their resource.
 *
 * <p>Takes the reply that an operation chose and the plan of its stream. Gives a stream of events to the reply in HTTP or to a
 * protocol adapter.
 */
@NullMarked
package dev.ectype.runtime.emulator.stream;

import org.jspecify.annotations.NullMarked;

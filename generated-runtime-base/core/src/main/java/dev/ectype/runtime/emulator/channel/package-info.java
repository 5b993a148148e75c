/**
 * Messages of channels as rows of the state.
 *
 * <p>Takes the calls on channels and the writes of a transaction. Gives a row for each message that is published, and the messages of
 * a channel to protocol adapters.
 */
@NullMarked
package dev.ectype.runtime.emulator.channel;

import org.jspecify.annotations.NullMarked;

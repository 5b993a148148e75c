/**
 * Serves the channels of an API at their addresses: over HTTP, as server-sent events and over WebSocket.
 *
 * <p>Takes requests for addresses of channels. Gives calls with the published messages, and the messages of a channel in the order
 * of publication.
 */
@NullMarked
package dev.ectype.runtime.channel;

import org.jspecify.annotations.NullMarked;

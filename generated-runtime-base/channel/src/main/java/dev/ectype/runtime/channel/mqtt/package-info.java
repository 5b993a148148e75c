/**
 * Serves the channels of an API to clients of MQTT 3.1, 3.1.1 and 5.
 *
 * <p>Takes the packets of clients. Gives a request for each message that they publish, and the messages of the channels that they
 * subscribe to.
 */
@NullMarked
package dev.ectype.runtime.channel.mqtt;

import org.jspecify.annotations.NullMarked;

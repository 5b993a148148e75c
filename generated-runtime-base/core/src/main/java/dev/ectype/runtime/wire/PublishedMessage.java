package dev.ectype.runtime.wire;

import dev.ectype.runtime.json.Document;

/**
 * Represents a message that was published on a channel.
 *
 * @param id its number among all messages of the emulator, in the order of publication
 * @param address the address of the channel, without parameters and without slashes around it
 * @param name the name of the message in the description
 * @param sent true if the emulator sent it, false if a client did
 * @param headers an object with its headers
 * @param properties the delivery properties that its publisher set
 */
public record PublishedMessage(
        String id,
        String address,
        String name,
        boolean sent,
        Document headers,
        MessageProperties properties,
        Document payload) {}

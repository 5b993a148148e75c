package dev.ectype.runtime.wire;

/**
 * Holds the retained message of a channel.
 *
 * @param age the milliseconds since its publication by the clock of the emulator; 0 if the message does not expire
 */
public record RetainedMessage(PublishedMessage message, long age) {}

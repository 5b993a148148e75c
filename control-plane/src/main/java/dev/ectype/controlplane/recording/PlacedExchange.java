package dev.ectype.controlplane.recording;

/**
 * Pairs an exchange with its place in the file of its recording.
 *
 * @param position the byte at which the line of the exchange begins; blank lines may precede it
 */
public record PlacedExchange(long position, RecordedExchange exchange) {}

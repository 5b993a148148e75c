package dev.ectype.controlplane.recording;

import org.jspecify.annotations.Nullable;

/**
 * Pairs an exchange with its place in the file of its recording.
 *
 * @param position the byte at which the line of the exchange begins; blank lines may precede it
 * @param match the place of the searched text in the exchange; null without a search
 */
public record PlacedExchange(
        long position, RecordedExchange exchange, @Nullable TextMatch match) {}

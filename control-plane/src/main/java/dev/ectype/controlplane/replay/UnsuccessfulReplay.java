package dev.ectype.controlplane.replay;

/**
 * Pairs a replay that failed or found differences with its place.
 *
 * @param project the slug of the project of its recording
 */
public record UnsuccessfulReplay(String project, RecordingReplay replay) {}

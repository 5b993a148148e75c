package dev.ectype.controlplane.recording;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Holds the operator's limits for recordings.
 *
 * @param maxBytes the maximum size of a recording in bytes
 * @param maxLineBytes the maximum size of a line in bytes; lines are held in memory
 * @param maxArchiveBytes the maximum size of an HTTP Archive in bytes; archives are held in memory
 * @param maxSearchBytes the number of bytes of a recording that are read for a page of its exchanges
 * @param uploadTime the time for which an upload is kept after its last part
 */
@ConfigurationProperties("ectype.recordings")
public record RecordingSettings(
        @DefaultValue("1073741824") long maxBytes,
        @DefaultValue("8388608") int maxLineBytes,
        @DefaultValue("16777216") int maxArchiveBytes,
        @DefaultValue("33554432") long maxSearchBytes,
        @DefaultValue("24h") Duration uploadTime) {}

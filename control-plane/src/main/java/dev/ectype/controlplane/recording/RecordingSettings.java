package dev.ectype.controlplane.recording;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How much an operator lets recordings take.
 *
 * @param maxBytes how large a recording may be
 * @param maxLineBytes how large one of its lines may be, which is held in memory
 * @param maxArchiveBytes how large an HTTP Archive may be, which is held in memory
 * @param uploadTime how long the parts of an upload are kept after the last one came
 */
@ConfigurationProperties("ectype.recordings")
public record RecordingSettings(
        @DefaultValue("1073741824") long maxBytes,
        @DefaultValue("8388608") int maxLineBytes,
        @DefaultValue("16777216") int maxArchiveBytes,
        @DefaultValue("24h") Duration uploadTime) {}

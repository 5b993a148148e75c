package dev.ectype.controlplane.platform.usage;

import dev.ectype.controlplane.platform.auth.Caller;
import java.time.Duration;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Describes consumption. Features publish it as an application event; within a transaction it counts after the commit.
 *
 * @param project the identifier or slug of the project, or null
 * @param key the key of the caller; null for another credential
 */
public record Consumed(
        UUID organization,
        @Nullable String project,
        @Nullable UUID key,
        long requests,
        long emulatorSeconds,
        long recordingBytes,
        long snapshotBytes) {
    /** Creates the consumption of an emulator's running time. */
    public static Consumed emulator(Caller caller, @Nullable String project, Duration time) {
        return new Consumed(caller.organization(), project, key(caller), 0, time.toSeconds(), 0, 0);
    }

    /** Creates the consumption of a stored recording. */
    public static Consumed recording(Caller caller, @Nullable String project, long bytes) {
        return new Consumed(caller.organization(), project, key(caller), 0, 0, bytes, 0);
    }

    /** Creates the consumption of a stored snapshot. */
    public static Consumed snapshot(Caller caller, @Nullable String project, long bytes) {
        return new Consumed(caller.organization(), project, key(caller), 0, 0, 0, bytes);
    }

    /** Creates the consumption of an answered request. */
    public static Consumed request(Caller caller, @Nullable String project) {
        return new Consumed(caller.organization(), project, key(caller), 1, 0, 0, 0);
    }

    private static @Nullable UUID key(Caller caller) {
        return caller.means() == Caller.Means.API_KEY ? caller.credential() : null;
    }
}

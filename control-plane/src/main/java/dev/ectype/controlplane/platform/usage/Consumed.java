package dev.ectype.controlplane.platform.usage;

import dev.ectype.controlplane.platform.auth.Caller;
import java.time.Duration;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Something was used. Features publish it as an event of the application; within a transaction it counts when that is committed.
 *
 * @param project its identifier or slug; nothing where it belongs to none
 * @param key the key by which it was used; nothing where it was another credential
 */
public record Consumed(
        UUID organization,
        @Nullable String project,
        @Nullable UUID key,
        long requests,
        long emulatorSeconds,
        long recordingBytes,
        long snapshotBytes) {
    /** An emulator ran for a while. */
    public static Consumed emulator(Caller caller, @Nullable String project, Duration time) {
        return new Consumed(caller.organization(), project, key(caller), 0, time.toSeconds(), 0, 0);
    }

    /** A recording of so many bytes was stored. */
    public static Consumed recording(Caller caller, @Nullable String project, long bytes) {
        return new Consumed(caller.organization(), project, key(caller), 0, 0, bytes, 0);
    }

    /** A snapshot of so many bytes was stored. */
    public static Consumed snapshot(Caller caller, @Nullable String project, long bytes) {
        return new Consumed(caller.organization(), project, key(caller), 0, 0, 0, bytes);
    }

    /** A request was answered. */
    public static Consumed request(Caller caller, @Nullable String project) {
        return new Consumed(caller.organization(), project, key(caller), 1, 0, 0, 0);
    }

    private static @Nullable UUID key(Caller caller) {
        return caller.means() == Caller.Means.API_KEY ? caller.credential() : null;
    }
}

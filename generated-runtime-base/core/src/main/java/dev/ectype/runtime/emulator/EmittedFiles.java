package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.seed.StoredStart;
import dev.ectype.runtime.plan.Plan;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Reads the files beside an emulator's class or, for a subclass that was written by hand, beside its emitted superclass. */
final class EmittedFiles {
    private EmittedFiles() {}

    /** Reads the plan. */
    static Plan plan(Class<?> emulator) {
        byte[] plan = find(emulator, ".plan.json");
        if (plan == null) {
            throw new IllegalStateException("no plan lies beside " + emulator.getName());
        }
        return Plan.parse(plan);
    }

    /** Reads the state at the start, or returns null if none is stored. */
    static @Nullable StoredStart start(Class<?> emulator) {
        byte[] start = find(emulator, StoredStart.FILE_ENDING);
        return start == null ? null : new StoredStart(start);
    }

    private static byte @Nullable [] find(Class<?> emulator, String ending) {
        for (Class<?> type = emulator; type != null && type != Emulator.class; type = type.getSuperclass()) {
            String name = type.getName();
            String file = name.substring(name.lastIndexOf('.') + 1) + ending;
            try (InputStream stream = type.getResourceAsStream(file)) {
                if (stream != null) {
                    return stream.readAllBytes();
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException("cannot read " + file, unreadable);
            }
        }
        return null;
    }
}

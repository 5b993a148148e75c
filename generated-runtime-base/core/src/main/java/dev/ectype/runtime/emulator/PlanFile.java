package dev.ectype.runtime.emulator;

import dev.ectype.runtime.plan.Plan;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Reads the plan that was emitted beside an emulator's class. */
final class PlanFile {
    private PlanFile() {}

    /** Reads the plan of a class or, for a subclass that was written by hand, the plan of its emitted superclass. */
    static Plan read(Class<?> emulator) {
        for (Class<?> type = emulator; type != null && type != Emulator.class; type = type.getSuperclass()) {
            String name = type.getName();
            String file = name.substring(name.lastIndexOf('.') + 1) + ".plan.json";
            try (InputStream stream = type.getResourceAsStream(file)) {
                if (stream != null) {
                    return Plan.parse(stream.readAllBytes());
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException("cannot read " + file, unreadable);
            }
        }
        throw new IllegalStateException("no plan lies beside " + emulator.getName());
    }
}

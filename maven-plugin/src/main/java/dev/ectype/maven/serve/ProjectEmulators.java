package dev.ectype.maven.serve;

import dev.ectype.maven.report.GoalFailure;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Holds the running emulators of one project by id. */
public final class ProjectEmulators implements AutoCloseable {
    /** A running server with its address. */
    public interface Server extends AutoCloseable {
        URI address();

        @Override
        void close();
    }

    private final Map<String, Server> running = new LinkedHashMap<>();

    /** Rejects the id of a running emulator. */
    public synchronized void claim(String id) {
        if (running.containsKey(id)) {
            throw new GoalFailure(
                    "an emulator with the id \"" + id + "\" is already running",
                    "Give each emulator a different <id>, or stop the first one.");
        }
    }

    public synchronized void add(String id, Server emulator) {
        claim(id);
        running.put(id, emulator);
    }

    /** Stops the emulator with an id, if there is one. */
    public synchronized boolean stop(String id) {
        Server emulator = running.remove(id);
        if (emulator == null) {
            return false;
        }
        emulator.close();
        return true;
    }

    public synchronized List<String> ids() {
        return new ArrayList<>(running.keySet());
    }

    /** Stops all remaining emulators. */
    @Override
    public synchronized void close() {
        ids().forEach(this::stop);
    }
}

package dev.ectype.maven.serve;

import dev.ectype.maven.report.GoalFailure;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The emulators that run for one project, by their ids. */
public final class ProjectEmulators implements AutoCloseable {
    /** What runs: where it is reached, and how it is ended. */
    public interface Server extends AutoCloseable {
        URI address();

        @Override
        void close();
    }

    private final Map<String, Server> running = new LinkedHashMap<>();

    /** Refuses an id under which something runs already. */
    public synchronized void claim(String id) {
        if (running.containsKey(id)) {
            throw new GoalFailure(
                    "an emulator called \"" + id + "\" runs already",
                    "Give each its own <id>, or stop the first before.");
        }
    }

    public synchronized void add(String id, Server emulator) {
        claim(id);
        running.put(id, emulator);
    }

    /** Ends one, or nothing if nothing of that id runs. */
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

    /** Ends all that are left. */
    @Override
    public synchronized void close() {
        ids().forEach(this::stop);
    }
}

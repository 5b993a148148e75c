package dev.ectype.maven;

import dev.ectype.maven.serve.RunningEmulators;
import dev.ectype.maven.serve.SessionEnd;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.project.MavenProject;

/** Finds the emulators that run for a project from one goal to the next. */
final class Emulators {
    /** The id of the only one. */
    static final String UNNAMED = "";

    private static final String KEY = RunningEmulators.class.getName();

    private Emulators() {}

    static RunningEmulators of(MavenProject project, MavenSession session, Log log) {
        synchronized (project) {
            if (project.getContextValue(KEY) instanceof RunningEmulators known) {
                return known;
            }
            RunningEmulators emulators = new RunningEmulators();
            project.setContextValue(KEY, emulators);
            synchronized (session.getRequest()) {
                SessionEnd.close(session.getRequest(), () -> closeLeft(emulators, log));
            }
            return emulators;
        }
    }

    private static void closeLeft(RunningEmulators emulators, Log log) {
        int left = emulators.ids().size();
        emulators.close();
        if (left > 0) {
            log.info("stopped " + left + " that nothing else has stopped");
        }
    }
}

package dev.ectype.maven;

import dev.ectype.maven.serve.ProjectEmulators;
import dev.ectype.maven.serve.SessionEndListener;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.project.MavenProject;

/** Finds a project's running emulators across its goals. */
final class ProjectEmulatorsLookup {
    /** The id of an emulator without an explicit one. */
    static final String DEFAULT_ID = "";

    private static final String KEY = ProjectEmulators.class.getName();

    private ProjectEmulatorsLookup() {}

    static ProjectEmulators of(MavenProject project, MavenSession session, Log log) {
        synchronized (project) {
            if (project.getContextValue(KEY) instanceof ProjectEmulators known) {
                return known;
            }
            ProjectEmulators emulators = new ProjectEmulators();
            project.setContextValue(KEY, emulators);
            synchronized (session.getRequest()) {
                SessionEndListener.close(session.getRequest(), () -> closeRemaining(emulators, log));
            }
            return emulators;
        }
    }

    private static void closeRemaining(ProjectEmulators emulators, Log log) {
        int left = emulators.ids().size();
        emulators.close();
        if (left > 0) {
            log.info("stopped " + left + " that the build left running");
        }
    }
}

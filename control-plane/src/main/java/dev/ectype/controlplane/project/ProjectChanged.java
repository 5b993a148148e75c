package dev.ectype.controlplane.project;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that a project was created, updated or deleted. */
record ProjectChanged(
        String kind,
        String target,
        @Nullable Project before,
        @Nullable Project after) implements Change {
    static ProjectChanged created(Project project) {
        return new ProjectChanged("project.created", project.id(), null, project);
    }

    static ProjectChanged updated(Project before, Project after) {
        return new ProjectChanged("project.updated", after.id(), before, after);
    }

    static ProjectChanged deleted(Project project) {
        return new ProjectChanged("project.deleted", project.id(), project, null);
    }
}

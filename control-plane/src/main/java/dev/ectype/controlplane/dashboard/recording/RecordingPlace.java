package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.project.Project;
import dev.ectype.controlplane.recording.Recording;

/** Represents a recording on its pages, with its project and addresses. */
public record RecordingPlace(Project project, Recording recording) {
    /** Returns the address of the page of the recording. */
    public String path() {
        return DashboardRoutes.FOLDER + "/projects/" + project.slug() + "/recordings/" + recording.id();
    }

    /** Returns the address of the list of the project. */
    public String list() {
        return RecordingPages.list(project.slug());
    }

    /** Returns the name of the recording for titles: the origin of its requests, or its identifier. */
    public String title() {
        String origin = recording.upstreamOrigin();
        return origin == null ? recording.id() : origin;
    }
}

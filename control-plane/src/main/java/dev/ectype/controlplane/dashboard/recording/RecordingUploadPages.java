package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.page.Quantity;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.content.ContentLimit;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.form.FormFile;
import dev.ectype.controlplane.platform.idempotency.AsksFirst;
import dev.ectype.controlplane.project.Project;
import dev.ectype.controlplane.project.Projects;
import dev.ectype.controlplane.recording.RecordingSettings;
import dev.ectype.controlplane.recording.UploadBody;
import dev.ectype.controlplane.recording.UploadedRecordings;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;

/** Serves the form that uploads a recording. Its file is streamed like the body of the API's route. */
@DashboardRoutes
class RecordingUploadPages {
    private static final String FIELD = "file";

    private final Projects projects;
    private final UploadedRecordings uploaded;
    private final RecordingSettings settings;
    private final Dashboard dashboard;

    RecordingUploadPages(
            Projects projects, UploadedRecordings uploaded, RecordingSettings settings, Dashboard dashboard) {
        this.projects = projects;
        this.uploaded = uploaded;
        this.settings = settings;
        this.dashboard = dashboard;
    }

    @GetMapping(RecordingPages.PROJECT + "/upload")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> form(Visit visit, @PathVariable String slug) {
        return form(visit, slug, FormState.EMPTY);
    }

    @PostMapping(RecordingPages.PROJECT)
    @AsksFirst
    @RequiredScope(Scope.WRITE)
    @Nullable
    ResponseEntity<byte[]> upload(Visit visit, @PathVariable String slug, HttpServletResponse response)
            throws IOException {
        return dashboard.upload(
                visit,
                FIELD,
                () -> {
                    Project project = projects.get(visit.organization(), slug);
                    InputStream content = new ContentLimit(
                            FormFile.of(visit.request(), FIELD).content(),
                            settings.maxBytes(),
                            RecordingUploadPages::tooLarge);
                    return uploaded.create(
                                    visit.caller(), project, new UploadBody(content), null, visit.request(), response)
                            .map(created ->
                                    Dashboard.redirect(new RecordingPlace(project, created).path(), Notice.UPLOADED))
                            .orElse(null);
                },
                form -> form(visit, slug, form));
    }

    private ResponseEntity<byte[]> form(Visit visit, String slug, FormState form) {
        Project project = projects.get(visit.organization(), slug);
        return dashboard.show(
                visit,
                Section.RECORDINGS,
                "recording/upload",
                form,
                Map.of("project", project, "limit", Quantity.bytes(settings.maxBytes())));
    }

    private static ServiceException tooLarge(long limit) {
        return new ServiceException(
                        ErrorCode.PAYLOAD_TOO_LARGE,
                        "The file is larger than " + Quantity.bytes(limit)
                                + "; split it by lines and upload the parts.")
                .with("limit", limit);
    }
}

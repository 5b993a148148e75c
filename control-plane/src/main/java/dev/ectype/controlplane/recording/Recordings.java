package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.project.Projects;
import java.util.UUID;
import org.springframework.stereotype.Service;

/** What can be done with recordings. */
@Service
public class Recordings {
    private final RecordingRepository repository;
    private final Projects projects;

    Recordings(RecordingRepository repository, Projects projects) {
        this.repository = repository;
        this.projects = projects;
    }

    Page<Recording> list(UUID organization, String project, PageRequest page) {
        UUID id = IdKind.PROJECT.require(projects.get(organization, project).id());
        return Page.of(
                repository.list(organization, id, page), page, recording -> IdKind.RECORDING.require(recording.id()));
    }
}

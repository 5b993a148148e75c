package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.project.Projects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** What can be done with the snapshots that a team shares. */
@Service
public class Snapshots {
    private final SnapshotRepository repository;
    private final Projects projects;

    Snapshots(SnapshotRepository repository, Projects projects) {
        this.repository = repository;
        this.projects = projects;
    }

    Page<Snapshot> list(UUID organization, @Nullable String project, @Nullable String name, PageRequest page) {
        UUID id = project == null
                ? null
                : IdKind.PROJECT.require(projects.get(organization, project).id());
        return Page.of(
                repository.list(organization, new SnapshotFilter(id, name), page),
                page,
                snapshot -> IdKind.SNAPSHOT.require(snapshot.id()));
    }
}

package dev.ectype.controlplane.usage;

import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.web.Page;
import dev.ectype.controlplane.platform.web.PageRequest;
import dev.ectype.controlplane.project.Projects;
import java.time.LocalDate;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** What can be read of usage. */
@Service
@Transactional(readOnly = true)
public class Usage {
    private final UsageRepository repository;
    private final Projects projects;

    Usage(UsageRepository repository, Projects projects) {
        this.repository = repository;
        this.projects = projects;
    }

    Page<UsageDay> list(
            UUID organization,
            @Nullable LocalDate since,
            @Nullable LocalDate until,
            @Nullable String project,
            @Nullable String key,
            PageRequest page) {
        UsageFilter filter = new UsageFilter(
                since,
                until,
                project == null ? null : project(organization, project),
                key == null ? null : IdKind.KEY.require(key));
        return Page.of(repository.list(organization, filter, page), page, UsageDay::id);
    }

    /** A project that is gone is still known by its identifier. */
    private UUID project(UUID organization, String idOrSlug) {
        return IdKind.PROJECT
                .parse(idOrSlug)
                .orElseGet(() -> IdKind.PROJECT.require(
                        projects.get(organization, idOrSlug).id()));
    }
}

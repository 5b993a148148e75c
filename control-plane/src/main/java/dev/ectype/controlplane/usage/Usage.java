package dev.ectype.controlplane.usage;

import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.project.Projects;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.springframework.stereotype.Service;

/** Reads the usage of an organization. */
@Service
public class Usage {
    private final UsageRepository repository;
    private final UsageSumRepository sums;
    private final Projects projects;

    Usage(UsageRepository repository, UsageSumRepository sums, Projects projects) {
        this.repository = repository;
        this.sums = sums;
        this.projects = projects;
    }

    /** Returns the usage that a query selects, the newest day first. */
    public Page<UsageDay> list(UUID organization, UsageQuery query, PageRequest page) {
        Set<UsageGroup> groups = UsageGroup.of(query.groupBy());
        UsageFilter filter = new UsageFilter(
                query.since(),
                query.until(),
                query.project() == null ? null : project(organization, query.project()),
                query.key() == null ? null : IdKind.KEY.require(query.key()));
        List<UsageDay> rows = groups.size() == UsageGroup.values().length
                ? repository.list(organization, filter, page)
                : sums.list(organization, filter, groups, page);
        return Page.of(rows, page, UsageDay::id);
    }

    /** Deleted projects are still identified by their identifier. */
    private UUID project(UUID organization, String idOrSlug) {
        return IdKind.PROJECT
                .parse(idOrSlug)
                .orElseGet(() -> IdKind.PROJECT.require(
                        projects.get(organization, idOrSlug).id()));
    }
}

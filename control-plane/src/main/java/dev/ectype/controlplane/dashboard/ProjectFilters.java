package dev.ectype.controlplane.dashboard;

import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.project.Project;
import dev.ectype.controlplane.project.Projects;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Reads the filter {@code project} of lists. */
@Component
public final class ProjectFilters {
    /** The name of the filter in addresses. */
    public static final String NAME = "project";

    private final Projects projects;

    ProjectFilters(Projects projects) {
        this.projects = projects;
    }

    /** Returns the filter of a list with the projects to choose from. */
    public ProjectFilter of(Visit visit, ListFilters query) {
        UUID organization = visit.organization();
        Page<Project> newest = projects.list(organization, null, new PageRequest(PageRequest.MOST, null));
        Project chosen = chosen(organization, query.get(NAME));
        List<Project> options = new ArrayList<>(newest.items());
        if (chosen != null && options.stream().noneMatch(each -> each.id().equals(chosen.id()))) {
            options.add(chosen);
        }
        options.sort(Comparator.comparing(Project::name, String.CASE_INSENSITIVE_ORDER));
        return new ProjectFilter(options, newest.nextCursor() != null, query.text(NAME), chosen);
    }

    private @Nullable Project chosen(UUID organization, @Nullable String idOrSlug) {
        try {
            return idOrSlug == null ? null : projects.get(organization, idOrSlug);
        } catch (NotFound unknown) {
            return null;
        }
    }
}

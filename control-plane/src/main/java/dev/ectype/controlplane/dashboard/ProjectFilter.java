package dev.ectype.controlplane.dashboard;

import dev.ectype.controlplane.project.Project;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Offers the projects of an organization as filter of a list.
 *
 * @param options the projects to choose from, with the chosen one
 * @param hasMore whether the organization has further projects, so that the user enters a slug instead of choosing
 * @param text the filter as the address has it; empty if it is not set
 * @param chosen the project of the filter; null if there is none or it does not exist
 */
public record ProjectFilter(
        List<Project> options,
        boolean hasMore,
        String text,
        @Nullable Project chosen) {
    /** Returns whether the filter names a project that does not exist. */
    public boolean isUnknown() {
        return chosen == null && !text.isEmpty();
    }

    /** Returns the slug of the project; null if the filter has none. */
    public @Nullable String slug() {
        return chosen == null ? null : chosen.slug();
    }

    /** Returns whether a project is the one of the filter. */
    public boolean isChosen(Project project) {
        return chosen != null && chosen.id().equals(project.id());
    }
}

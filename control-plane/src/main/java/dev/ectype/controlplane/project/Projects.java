package dev.ectype.controlplane.project;

import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Times;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Creates, lists, changes and deletes projects. */
@Service
public class Projects {
    private static final int LONGEST_SLUG = 63;

    private final ProjectRepository repository;
    private final ApplicationEventPublisher changes;
    private final Uuid7 ids;
    private final Times times;

    Projects(ProjectRepository repository, ApplicationEventPublisher changes, Uuid7 ids, Times times) {
        this.repository = repository;
        this.changes = changes;
        this.ids = ids;
        this.times = times;
    }

    /** Creates a project and derives a missing slug from its name. */
    @Transactional
    public Project create(UUID organization, NewProject project) {
        String slug = project.slug() == null ? slug(project.name()) : project.slug();
        Project created = repository
                .insert(organization, ids.next(), slug, project, times.now())
                .orElseThrow(
                        () -> new Conflict("Your organization has a project \"" + slug + "\"; choose another slug."));
        changes.publishEvent(ProjectChanged.created(created));
        return created;
    }

    /** Returns the projects that are not archived, newest first; {@code query} searches names and slugs. */
    public Page<Project> list(UUID organization, @Nullable String query, PageRequest page) {
        return list(organization, query, false, page);
    }

    /** Returns the projects that are archived, or the others, newest first; {@code query} searches names and slugs. */
    public Page<Project> list(UUID organization, @Nullable String query, boolean archived, PageRequest page) {
        return Page.of(
                repository.list(organization, query, archived, page),
                page,
                project -> IdKind.PROJECT.require(project.id()));
    }

    /** Returns the project with an identifier or slug. */
    public Project get(UUID organization, String idOrSlug) {
        return repository.find(organization, idOrSlug).orElseThrow(() -> new NotFound("project", idOrSlug));
    }

    /** Returns the identifiers of the existing projects by the identifier or slug that names them. */
    public Map<String, UUID> identify(UUID organization, Set<String> idsOrSlugs) {
        return idsOrSlugs.isEmpty() ? Map.of() : repository.identify(organization, idsOrSlugs);
    }

    /** Returns the project with an identifier or slug and locks it against changes and deletion until the transaction ends. */
    @Transactional
    public Project hold(UUID organization, String idOrSlug) {
        return locked(organization, idOrSlug);
    }

    /** Changes the members of a project that a request contains. */
    @Transactional
    public Project update(UUID organization, String idOrSlug, ProjectChanges request) {
        Project before = locked(organization, idOrSlug);
        Project after = repository.update(organization, before, request, times.now());
        changes.publishEvent(ProjectChanged.updated(before, after));
        return after;
    }

    /** Deletes a project without recordings and snapshots. */
    @Transactional
    public void delete(UUID organization, String idOrSlug) {
        Project project = locked(organization, idOrSlug);
        repository.delete(organization, project);
        changes.publishEvent(ProjectChanged.deleted(project));
    }

    private Project locked(UUID organization, String idOrSlug) {
        return repository.lock(organization, idOrSlug).orElseThrow(() -> new NotFound("project", idOrSlug));
    }

    private static String slug(String name) {
        String slug =
                name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        if (slug.isEmpty()) {
            throw InvalidRequest.of("slug", "notNull", "is required, because no slug can be derived from this name");
        }
        return slug.substring(0, Math.min(slug.length(), LONGEST_SLUG)).replaceAll("-$", "");
    }
}

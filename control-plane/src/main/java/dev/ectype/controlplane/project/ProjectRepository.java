package dev.ectype.controlplane.project;

import static dev.ectype.controlplane.jooq.tables.Projects.PROJECTS;

import dev.ectype.controlplane.jooq.tables.records.ProjectsRecord;
import dev.ectype.controlplane.platform.database.Filter;
import dev.ectype.controlplane.platform.database.ListQuery;
import dev.ectype.controlplane.platform.database.Queries;
import dev.ectype.controlplane.platform.database.Row;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Repository;

/** Reads and writes the table of projects. */
@Repository
class ProjectRepository {
    private static final Filter<String> NAMED = Filter.of(
            "named",
            String.class,
            part -> PROJECTS.NAME.containsIgnoreCase(part).or(PROJECTS.SLUG.containsIgnoreCase(part)));

    private static final Filter<Boolean> ARCHIVED = Filter.of(
            "archived",
            Boolean.class,
            archived -> DSL.field(PROJECTS.ARCHIVED_AT.isNotNull()).eq(archived));

    private final DSLContext database;
    private final ListQuery<Project> list;

    ProjectRepository(DSLContext database, Queries queries) {
        this.database = database;
        this.list = queries.list(
                () -> database.selectFrom(PROJECTS),
                PROJECTS.ORGANIZATION_ID,
                PROJECTS.ID,
                ProjectRepository::toProject);
    }

    /** Inserts a project; returns empty if its slug is taken. */
    Optional<Project> insert(UUID organization, UUID id, String slug, NewProject project, Instant at) {
        return database.insertInto(PROJECTS)
                .set(PROJECTS.ID, id)
                .set(PROJECTS.ORGANIZATION_ID, organization)
                .set(PROJECTS.SLUG, slug)
                .set(PROJECTS.NAME, project.name())
                .set(PROJECTS.DESCRIPTION, project.description())
                .set(PROJECTS.CREATED_AT, at)
                .set(PROJECTS.UPDATED_AT, at)
                .onConflict(PROJECTS.ORGANIZATION_ID, PROJECTS.SLUG)
                .doNothing()
                .returning()
                .fetchOptional(ProjectRepository::toProject);
    }

    /** Returns a page of projects, newest first; {@code query} searches names and slugs. */
    List<Project> list(UUID organization, @Nullable String query, boolean archived, PageRequest page) {
        return list.page(organization, page)
                .where(NAMED, query)
                .where(ARCHIVED, archived)
                .fetch();
    }

    /** Finds a project by its identifier or slug. */
    Optional<Project> find(UUID organization, String idOrSlug) {
        return database.selectFrom(PROJECTS)
                .where(is(organization, idOrSlug))
                .fetchOptional(ProjectRepository::toProject);
    }

    Map<String, UUID> identify(UUID organization, Set<String> idsOrSlugs) {
        List<UUID> ids = idsOrSlugs.stream()
                .flatMap(name -> IdKind.PROJECT.parse(name).stream())
                .toList();
        Map<String, UUID> identifiers = new TreeMap<>();
        database.select(PROJECTS.ID, PROJECTS.SLUG)
                .from(PROJECTS)
                .where(PROJECTS.ORGANIZATION_ID.eq(organization))
                .and(PROJECTS.SLUG.in(idsOrSlugs).or(PROJECTS.ID.in(ids)))
                .forEach(row -> {
                    identifiers.put(row.value2(), row.value1());
                    identifiers.put(IdKind.PROJECT.text(row.value1()), row.value1());
                });
        return identifiers;
    }

    /** Finds a project and locks it until the transaction ends, so that the event contains consistent values before and after. */
    Optional<Project> lock(UUID organization, String idOrSlug) {
        return database.selectFrom(PROJECTS)
                .where(is(organization, idOrSlug))
                .forUpdate()
                .fetchOptional(ProjectRepository::toProject);
    }

    Project update(UUID organization, Project project, ProjectChanges changes, Instant at) {
        return database.update(PROJECTS)
                .set(PROJECTS.NAME, changes.name() == null ? project.name() : changes.name())
                .set(
                        PROJECTS.DESCRIPTION,
                        changes.description() == null
                                ? project.description()
                                : changes.description().orElse(null))
                .set(PROJECTS.ARCHIVED_AT, archivedAt(project, changes, at))
                .set(PROJECTS.UPDATED_AT, at)
                .where(is(organization, project.id()))
                .returning()
                .fetchSingle(ProjectRepository::toProject);
    }

    /** Keeps the time of the first of several archivings. */
    private static @Nullable Instant archivedAt(Project project, ProjectChanges changes, Instant at) {
        if (changes.archived() == null) {
            return project.archivedAt();
        } else if (!changes.archived()) {
            return null;
        }
        return project.archivedAt() == null ? at : project.archivedAt();
    }

    void delete(UUID organization, Project project) {
        database.deleteFrom(PROJECTS).where(is(organization, project.id())).execute();
    }

    private static Condition is(UUID organization, String idOrSlug) {
        Condition named = IdKind.PROJECT
                .parse(idOrSlug)
                .map(PROJECTS.ID::eq)
                .orElseGet(() -> PROJECTS.SLUG.eq(DSL.val(idOrSlug)));
        return PROJECTS.ORGANIZATION_ID.eq(organization).and(named);
    }

    private static Project toProject(ProjectsRecord row) {
        return toProject(row::get);
    }

    private static Project toProject(Row row) {
        return new Project(
                IdKind.PROJECT.text(row.get(PROJECTS.ID)),
                row.get(PROJECTS.SLUG),
                row.get(PROJECTS.NAME),
                row.get(PROJECTS.DESCRIPTION),
                row.get(PROJECTS.CREATED_AT),
                row.get(PROJECTS.UPDATED_AT),
                row.get(PROJECTS.ARCHIVED_AT));
    }
}

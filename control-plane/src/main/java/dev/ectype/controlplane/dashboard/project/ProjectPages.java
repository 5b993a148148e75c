package dev.ectype.controlplane.dashboard.project;

import dev.ectype.controlplane.dashboard.CommandExamples;
import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.ListFilters;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.form.FormRequests;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.project.NewProject;
import dev.ectype.controlplane.project.Project;
import dev.ectype.controlplane.project.ProjectChanges;
import dev.ectype.controlplane.project.Projects;
import java.io.IOException;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the pages of projects. */
@DashboardRoutes
@RequestMapping(DashboardRoutes.FOLDER + "/projects")
class ProjectPages {
    private static final String HOME = DashboardRoutes.FOLDER + "/projects";

    private final Projects projects;
    private final ProjectContents contents;
    private final CommandExamples commands;
    private final Dashboard dashboard;
    private final FormRequests forms;

    ProjectPages(
            Projects projects,
            ProjectContents contents,
            CommandExamples commands,
            Dashboard dashboard,
            FormRequests forms) {
        this.projects = projects;
        this.contents = contents;
        this.commands = commands;
        this.dashboard = dashboard;
        this.forms = forms;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> list(Visit visit, PageRequest page) {
        ListFilters query = visit.query("q", "archived");
        Page<Project> found =
                projects.list(visit.organization(), query.get("q"), Boolean.TRUE.equals(query.flag("archived")), page);
        return dashboard.show(
                visit,
                Section.PROJECTS,
                "projects",
                Map.of("query", query, "page", found, "hasArchived", hasArchived(visit), "commands", commands));
    }

    @GetMapping("/new")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> newProject(Visit visit) {
        return newProject(visit, FormState.EMPTY);
    }

    @PostMapping
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> create(Visit visit) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    NewProject request = forms.read(fields, NewProject.class, "slug", "name", "description");
                    Project created = projects.create(visit.organization(), request);
                    return Dashboard.redirect(home(created), Notice.CREATED);
                },
                form -> newProject(visit, form));
    }

    @GetMapping("/{slug}")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(Visit visit, @PathVariable String slug) {
        return show(visit, slug, FormState.EMPTY);
    }

    @PostMapping("/{slug}/archive")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> archive(Visit visit, @PathVariable String slug) throws IOException {
        return archive(visit, slug, true, Notice.ARCHIVED);
    }

    @PostMapping("/{slug}/restore")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> restore(Visit visit, @PathVariable String slug) throws IOException {
        return archive(visit, slug, false, Notice.RESTORED);
    }

    @GetMapping("/{slug}/change")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> change(Visit visit, @PathVariable String slug) {
        Project project = get(visit, slug);
        SortedMap<String, String> values = new TreeMap<>();
        values.put("name", project.name());
        values.put("description", project.description() == null ? "" : project.description());
        return change(visit, project, FormState.of(values));
    }

    @PostMapping("/{slug}/change")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> update(Visit visit, @PathVariable String slug) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    ProjectChanges request = forms.replace(fields, ProjectChanges.class, "name", "description");
                    return Dashboard.redirect(home(projects.update(visit.organization(), slug, request)), Notice.SAVED);
                },
                form -> change(visit, get(visit, slug), form));
    }

    @GetMapping("/{slug}/delete")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> confirm(Visit visit, @PathVariable String slug) {
        return confirm(visit, slug, FormState.EMPTY);
    }

    @PostMapping("/{slug}/delete")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> delete(Visit visit, @PathVariable String slug) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    projects.delete(visit.organization(), slug);
                    return Dashboard.redirect(HOME, Notice.DELETED);
                },
                form -> confirm(visit, slug, form));
    }

    private ResponseEntity<byte[]> archive(Visit visit, String slug, boolean archived, Notice notice)
            throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    ProjectChanges request =
                            forms.read(forms.members().put("archived", archived), ProjectChanges.class);
                    return Dashboard.redirect(home(projects.update(visit.organization(), slug, request)), notice);
                },
                form -> show(visit, slug, form));
    }

    private ResponseEntity<byte[]> show(Visit visit, String slug, FormState form) {
        Project project = get(visit, slug);
        return dashboard.show(
                visit,
                Section.PROJECTS,
                "project",
                form,
                Map.of("project", project, "contents", contents.of(visit, project), "commands", commands));
    }

    private boolean hasArchived(Visit visit) {
        return !projects.list(visit.organization(), null, true, new PageRequest(1, null))
                .items()
                .isEmpty();
    }

    private ResponseEntity<byte[]> newProject(Visit visit, FormState form) {
        Map<String, Object> model = new TreeMap<>();
        model.put("project", null);
        return dashboard.show(visit, Section.PROJECTS, "project-form", form, model);
    }

    private ResponseEntity<byte[]> change(Visit visit, Project project, FormState form) {
        return dashboard.show(visit, Section.PROJECTS, "project-form", form, Map.of("project", project));
    }

    private ResponseEntity<byte[]> confirm(Visit visit, String slug, FormState form) {
        return dashboard.show(visit, Section.PROJECTS, "project-delete", form, Map.of("project", get(visit, slug)));
    }

    private Project get(Visit visit, String slug) {
        return projects.get(visit.organization(), slug);
    }

    private static String home(Project project) {
        return HOME + "/" + project.slug();
    }
}

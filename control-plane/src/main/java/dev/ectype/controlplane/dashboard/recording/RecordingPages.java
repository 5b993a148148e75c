package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.ListFilters;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.project.Project;
import dev.ectype.controlplane.project.Projects;
import dev.ectype.controlplane.recording.RecordingDownload;
import dev.ectype.controlplane.recording.Recordings;
import dev.ectype.controlplane.replay.Replays;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;

/** Serves the lists of recordings, their files and their deletion. */
@DashboardRoutes
class RecordingPages {
    static final String HOME = DashboardRoutes.FOLDER + "/recordings";
    static final String PROJECT = DashboardRoutes.FOLDER + "/projects/{slug}/recordings";
    private static final String RECORDING = PROJECT + "/{id}";
    private static final String FOLDER = "recording/";

    private final Projects projects;
    private final Recordings recordings;
    private final Replays replays;
    private final RecordingDownload download;
    private final ServiceAddress address;
    private final Dashboard dashboard;

    RecordingPages(
            Projects projects,
            Recordings recordings,
            Replays replays,
            RecordingDownload download,
            ServiceAddress address,
            Dashboard dashboard) {
        this.projects = projects;
        this.recordings = recordings;
        this.replays = replays;
        this.download = download;
        this.address = address;
        this.dashboard = dashboard;
    }

    @GetMapping(HOME)
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> list(Visit visit, PageRequest page) {
        ListFilters query = visit.query("project");
        Page<Project> all = projects.list(visit.organization(), null, new PageRequest(PageRequest.MOST, null));
        Map<String, Object> model = new TreeMap<>();
        model.put("query", query);
        String slug = query.get("project");
        if (slug == null && all.items().size() != 1) {
            model.put("projects", all);
            return dashboard.show(visit, Section.RECORDINGS, FOLDER + "projects", model);
        }
        Project project = slug == null ? all.items().get(0) : projects.get(visit.organization(), slug);
        model.put("projects", choices(all.items(), project));
        model.put("project", project);
        model.put("page", recordings.list(visit.organization(), project.slug(), page));
        model.put("api", address.api().toString());
        return dashboard.show(visit, Section.RECORDINGS, FOLDER + "list", model);
    }

    /** Returns the projects of the filter, which contains the chosen one also if there are more. */
    private static List<Project> choices(List<Project> all, Project chosen) {
        List<Project> choices = new ArrayList<>(all);
        if (all.stream().noneMatch(project -> project.id().equals(chosen.id()))) {
            choices.add(0, chosen);
        }
        return choices;
    }

    @GetMapping(PROJECT)
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> ofProject(Visit visit, @PathVariable String slug) {
        String chosen = projects.get(visit.organization(), slug).slug();
        return Dashboard.redirect(list(chosen));
    }

    @GetMapping(RECORDING + "/file")
    @RequiredScope(Scope.READ)
    void file(
            Visit visit,
            @PathVariable String slug,
            @PathVariable String id,
            HttpServletRequest request,
            HttpServletResponse response)
            throws IOException {
        download.send(visit.caller(), slug, id, request.getHeader(HttpHeaders.RANGE), request, response);
    }

    @GetMapping(RECORDING + "/delete")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> confirm(Visit visit, @PathVariable String slug, @PathVariable String id) {
        return confirm(visit, slug, id, FormState.EMPTY);
    }

    @PostMapping(RECORDING + "/delete")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> delete(Visit visit, @PathVariable String slug, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    recordings.delete(visit.organization(), slug, id);
                    return Dashboard.redirect(list(slug), Notice.DELETED);
                },
                form -> confirm(visit, slug, id, form));
    }

    private ResponseEntity<byte[]> confirm(Visit visit, String slug, String id, FormState form) {
        return dashboard.show(
                visit,
                Section.RECORDINGS,
                FOLDER + "delete",
                form,
                Map.of(
                        "place",
                        place(visit, projects, recordings, slug, id),
                        "replays",
                        replays.list(visit.organization(), slug, id, new PageRequest(PageRequest.MOST, null))));
    }

    /** Returns a recording with its project; a recording of another project or organization does not exist. */
    static RecordingPlace place(Visit visit, Projects projects, Recordings recordings, String slug, String id) {
        Project project = projects.get(visit.organization(), slug);
        return new RecordingPlace(
                project, recordings.get(visit.organization(), slug, id).recording());
    }

    /** Returns the address of the list of a project. */
    static String list(String slug) {
        return HOME + "?project=" + slug;
    }
}

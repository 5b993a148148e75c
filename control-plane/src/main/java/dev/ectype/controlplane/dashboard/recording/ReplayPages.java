package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.ListFilters;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.idempotency.AsksFirst;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.project.Projects;
import dev.ectype.controlplane.recording.Recordings;
import dev.ectype.controlplane.replay.BackgroundReplays;
import dev.ectype.controlplane.replay.Replays;
import dev.ectype.controlplane.replay.ResultPages;
import dev.ectype.controlplane.replay.StoredReplay;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the replays of a recording: their form, their history and their results. */
@DashboardRoutes
@RequestMapping(RecordingPages.PROJECT + "/{id}")
class ReplayPages {
    private static final String FOLDER = "recording/";

    private final Projects projects;
    private final Recordings recordings;
    private final Replays replays;
    private final BackgroundReplays background;
    private final ResultPages results;
    private final ReplayForm forms;
    private final Dashboard dashboard;

    ReplayPages(
            Projects projects,
            Recordings recordings,
            Replays replays,
            BackgroundReplays background,
            ResultPages results,
            ReplayForm forms,
            Dashboard dashboard) {
        this.projects = projects;
        this.recordings = recordings;
        this.replays = replays;
        this.background = background;
        this.results = results;
        this.forms = forms;
        this.dashboard = dashboard;
    }

    @GetMapping("/replay")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> form(Visit visit, @PathVariable String slug, @PathVariable String id) {
        // A link of an earlier replay names its target.
        return form(visit, slug, id, FormState.of(visit.query("targetUrl").values()));
    }

    private ResponseEntity<byte[]> form(Visit visit, String slug, String id, FormState form) {
        return dashboard.show(
                visit, Section.RECORDINGS, FOLDER + "replay-form", form, Map.of("place", place(visit, slug, id)));
    }

    @PostMapping("/replays")
    @AsksFirst
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> start(Visit visit, @PathVariable String slug, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    RecordingPlace place = place(visit, slug, id);
                    String replay = forms.read(
                            fields, wanted -> background.start(visit.caller(), slug, id, wanted, visit.request()));
                    return Dashboard.redirect(place.path() + "/replays/" + replay);
                },
                form -> form(visit, slug, id, form));
    }

    @GetMapping("/replays")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> list(Visit visit, PageRequest page, @PathVariable String slug, @PathVariable String id) {
        return dashboard.show(
                visit,
                Section.RECORDINGS,
                FOLDER + "replays",
                Map.of(
                        "place",
                        place(visit, slug, id),
                        "query",
                        visit.query(),
                        "page",
                        replays.list(visit.organization(), slug, id, page)));
    }

    @GetMapping("/replays/{replay}")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(
            Visit visit,
            PageRequest page,
            @PathVariable String slug,
            @PathVariable String id,
            @PathVariable String replay)
            throws IOException {
        StoredReplay stored = replays.get(visit.organization(), slug, id, replay);
        ListFilters query = visit.query("kind");
        Map<String, Object> model = new TreeMap<>();
        model.put("place", place(visit, slug, id));
        model.put("replay", stored.replay());
        model.put("query", query);
        model.put("page", new Page<>(List.of(), null));
        model.put("error", null);
        try {
            model.put("page", results.page(stored, query.get("kind"), page).map(ResultView::of));
        } catch (InvalidRequest wrong) {
            model.put("error", wrong.getMessage());
        }
        return dashboard.show(visit, Section.RECORDINGS, FOLDER + "replay", model);
    }

    private RecordingPlace place(Visit visit, String slug, String id) {
        return RecordingPages.place(visit, projects, recordings, slug, id);
    }
}

package dev.ectype.controlplane.dashboard.emulator;

import dev.ectype.controlplane.dashboard.CommandExamples;
import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.ListFilters;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.ProjectFilter;
import dev.ectype.controlplane.dashboard.ProjectFilters;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.emulator.Emulators;
import dev.ectype.controlplane.emulator.RegisteredEmulator;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Times;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the pages of emulators. */
@DashboardRoutes
@RequestMapping(DashboardRoutes.FOLDER + "/emulators")
class EmulatorPages {
    private static final String HOME = DashboardRoutes.FOLDER + "/emulators";
    private static final String ALIVE = "alive";

    private final Emulators emulators;
    private final ProjectFilters filters;
    private final CommandExamples commands;
    private final Times times;
    private final Dashboard dashboard;

    EmulatorPages(
            Emulators emulators, ProjectFilters filters, CommandExamples commands, Times times, Dashboard dashboard) {
        this.emulators = emulators;
        this.filters = filters;
        this.commands = commands;
        this.times = times;
        this.dashboard = dashboard;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> list(Visit visit, PageRequest page) {
        ListFilters query = visit.query(ProjectFilters.NAME, ALIVE, "cursor", "updates");
        ProjectFilter project = filters.of(visit, query);
        Page<RegisteredEmulator> found = project.isUnknown()
                ? new Page<>(List.of(), null)
                : emulators.list(visit.organization(), project.slug(), query.flag(ALIVE), page);
        return dashboard.show(
                visit,
                Section.EMULATORS,
                "emulators",
                Map.of(
                        "query",
                        query,
                        "project",
                        project,
                        "page",
                        found.map(emulator -> new EmulatorView(emulator, times.now())),
                        "commands",
                        commands));
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(Visit visit, @PathVariable String id) {
        return dashboard.show(visit, Section.EMULATORS, "emulator", Map.of("view", view(visit, id)));
    }

    @GetMapping("/{id}/deregister")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> confirm(Visit visit, @PathVariable String id) {
        return confirm(visit, id, FormState.EMPTY);
    }

    @PostMapping("/{id}/deregister")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> deregister(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    emulators.deregister(visit.organization(), id);
                    return Dashboard.redirect(HOME + "/" + id, Notice.DEREGISTERED);
                },
                form -> confirm(visit, id, form));
    }

    private ResponseEntity<byte[]> confirm(Visit visit, String id, FormState form) {
        return dashboard.show(visit, Section.EMULATORS, "emulator-deregister", form, Map.of("view", view(visit, id)));
    }

    private EmulatorView view(Visit visit, String id) {
        return new EmulatorView(emulators.get(visit.organization(), id), times.now());
    }
}

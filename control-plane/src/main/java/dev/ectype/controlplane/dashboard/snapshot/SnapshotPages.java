package dev.ectype.controlplane.dashboard.snapshot;

import dev.ectype.controlplane.dashboard.CommandExamples;
import dev.ectype.controlplane.dashboard.Dashboard;
import dev.ectype.controlplane.dashboard.FormState;
import dev.ectype.controlplane.dashboard.ListFilters;
import dev.ectype.controlplane.dashboard.Notice;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.snapshot.Snapshot;
import dev.ectype.controlplane.snapshot.SnapshotDiff;
import dev.ectype.controlplane.snapshot.SnapshotDiffs;
import dev.ectype.controlplane.snapshot.SnapshotDownload;
import dev.ectype.controlplane.snapshot.Snapshots;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;

/** Serves the pages of a snapshot. */
@DashboardRoutes
@RequestMapping(SnapshotPages.HOME)
@RequiredPlan(Plan.TEAM)
@PartOf(Feature.SHARED_SNAPSHOTS)
class SnapshotPages {
    static final String HOME = DashboardRoutes.FOLDER + "/snapshots";

    private final Snapshots snapshots;
    private final SnapshotDiffs diffs;
    private final SnapshotDownload download;
    private final CommandExamples commands;
    private final Dashboard dashboard;

    SnapshotPages(
            Snapshots snapshots,
            SnapshotDiffs diffs,
            SnapshotDownload download,
            CommandExamples commands,
            Dashboard dashboard) {
        this.snapshots = snapshots;
        this.diffs = diffs;
        this.download = download;
        this.commands = commands;
        this.dashboard = dashboard;
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> show(Visit visit, @PathVariable String id) {
        Snapshot snapshot = snapshots.get(visit.organization(), id);
        return dashboard.show(
                visit,
                Section.SNAPSHOTS,
                "snapshot",
                Map.of("snapshot", snapshot, "others", others(visit, snapshot), "commands", commands));
    }

    /** Displays the number of instances of each resource, which takes a pass over the content. */
    @GetMapping("/{id}/resources")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> resources(Visit visit, @PathVariable String id) {
        Snapshot snapshot = snapshots.get(visit.organization(), id);
        return compare(
                visit,
                "snapshot-resources",
                snapshot,
                () -> Map.of("diff", diffs.of(visit.organization(), null, snapshot)));
    }

    @GetMapping("/{id}/diff")
    @RequiredScope(Scope.READ)
    ResponseEntity<byte[]> diff(Visit visit, @PathVariable String id) {
        ListFilters query = visit.query("with", "resource", "kind", "offset");
        Snapshot snapshot = snapshots.get(visit.organization(), id);
        List<Snapshot> others = others(visit, snapshot);
        return compare(visit, "snapshot-diff", snapshot, () -> {
            String with = query.get("with");
            SnapshotDiff diff = DifferenceView.EMPTY_STATE.equals(with)
                    ? diffs.of(visit.organization(), null, snapshot)
                    : diffs.between(visit.organization(), id, with);
            DifferenceView view =
                    DifferenceView.of(diff, query, moved -> diffs.values(visit.organization(), diff, moved));
            return Map.of("query", query, "others", others, "view", view);
        });
    }

    @GetMapping("/{id}/content")
    @RequiredScope(Scope.READ)
    void content(
            Visit visit,
            @PathVariable String id,
            @RequestHeader(name = HttpHeaders.ACCEPT_ENCODING, required = false) @Nullable String accepted,
            HttpServletResponse response)
            throws IOException {
        Snapshot snapshot = snapshots.get(visit.organization(), id);
        String file = snapshot.title().replaceAll("[^A-Za-z0-9._-]", "-") + ".json";
        response.setHeader(
                HttpHeaders.CONTENT_DISPOSITION,
                ContentDisposition.attachment().filename(file).build().toString());
        download.send(visit.organization(), snapshot, accepted, response);
    }

    @GetMapping("/{id}/delete")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> confirm(Visit visit, @PathVariable String id) {
        return confirm(visit, id, FormState.EMPTY);
    }

    @PostMapping("/{id}/delete")
    @RequiredScope(Scope.WRITE)
    ResponseEntity<byte[]> delete(Visit visit, @PathVariable String id) throws IOException {
        return dashboard.submit(
                visit,
                fields -> {
                    snapshots.delete(visit.organization(), id);
                    return Dashboard.redirect(HOME, Notice.DELETED);
                },
                form -> confirm(visit, id, form));
    }

    private ResponseEntity<byte[]> confirm(Visit visit, String id, FormState form) {
        Snapshot snapshot = snapshots.get(visit.organization(), id);
        return dashboard.show(
                visit,
                Section.SNAPSHOTS,
                "snapshot-delete",
                form,
                Map.of("snapshot", snapshot, "others", others(visit, snapshot)));
    }

    /** Displays the result of a comparison, or the reason why there is none. */
    private ResponseEntity<byte[]> compare(Visit visit, String template, Snapshot snapshot, Comparison comparison) {
        Map<String, Object> model = new HashMap<>();
        model.put("snapshot", snapshot);
        try {
            model.putAll(comparison.run());
        } catch (ServiceException refused) {
            return dashboard.show(
                    visit,
                    Section.SNAPSHOTS,
                    "snapshot-refused",
                    FormState.rejected(refused),
                    Map.of("snapshot", snapshot));
        }
        return dashboard.show(visit, Section.SNAPSHOTS, template, model);
    }

    /** Returns the other versions of the same name, newest first. */
    private List<Snapshot> others(Visit visit, Snapshot snapshot) {
        if (snapshot.project() == null) {
            return List.of();
        }
        return snapshots
                .list(
                        visit.organization(),
                        snapshot.project(),
                        snapshot.name(),
                        null,
                        new PageRequest(PageRequest.MOST, null))
                .items()
                .stream()
                .filter(other -> !other.id().equals(snapshot.id()))
                .toList();
    }

    private interface Comparison {
        Map<String, Object> run();
    }
}

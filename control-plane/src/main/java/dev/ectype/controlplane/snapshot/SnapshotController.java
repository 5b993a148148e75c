package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Names;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/v1/snapshots")
@RequiredPlan(Plan.TEAM)
@PartOf(Feature.SHARED_SNAPSHOTS)
@Tag(name = "Snapshots", description = "Shared states of emulators, by name and version.")
class SnapshotController {
    private static final String ID = "snp_01k9a3q0e8f6ta1w5y0n4m7b2c";

    private final Snapshots snapshots;
    private final SnapshotDiffs diffs;

    SnapshotController(Snapshots snapshots, SnapshotDiffs diffs) {
        this.snapshots = snapshots;
        this.diffs = diffs;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    @Operation(summary = "List snapshots", description = "All versions, newest first.")
    Page<Snapshot> list(
            Caller caller,
            PageRequest page,
            @RequestParam(required = false)
                    @Parameter(description = "The identifier or slug of a project.", example = "shop")
                    @Names(IdKind.PROJECT)
                    @Nullable
                    String project,
            @RequestParam(required = false)
                    @Parameter(description = "Only versions of this name.", example = "checkout-ready")
                    @Nullable
                    String name,
            @RequestParam(required = false)
                    @Parameter(description = "Only this version of each name.", example = "3")
                    @Nullable
                    Integer version) {
        return snapshots.list(caller.organization(), project, name, version, page);
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.READ)
    @Operation(summary = "Get a snapshot", description = "Metadata of a version, without its content.")
    Snapshot get(Caller caller, @PathVariable @Parameter(example = ID) String id) {
        return snapshots.get(caller.organization(), id);
    }

    @DeleteMapping("/{id}")
    @RequiredScope(Scope.WRITE)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(
            summary = "Delete a snapshot",
            description =
                    "Deletes one version. Its number is never used again; its content is deleted within two hours, unless another "
                            + "version has the same content.")
    void delete(Caller caller, @PathVariable @Parameter(example = ID) String id) {
        snapshots.delete(caller.organization(), id);
    }

    @GetMapping("/{id}/diff")
    @RequiredScope(Scope.READ)
    @Operation(
            summary = "Compare two snapshots",
            description = "Lists added, removed and changed instances by resource.")
    SnapshotDiff diff(
            Caller caller,
            @PathVariable @Parameter(example = ID) String id,
            @RequestParam(required = false)
                    @Parameter(
                            description = "Snapshot to compare with; by default the previous version of the same name.",
                            example = ID)
                    @Names(IdKind.SNAPSHOT)
                    @Nullable
                    String with) {
        if (with != null && with.isEmpty()) {
            throw InvalidRequest.of("with", "size", "must be the identifier of a snapshot");
        }
        return diffs.between(caller.organization(), id, with);
    }
}

package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.Feature;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.PartOf;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Names;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/v1/snapshots")
@RequiredPlan(Plan.TEAM)
@PartOf(Feature.SHARED_SNAPSHOTS)
@Tag(name = "Snapshots", description = "States of emulators that a team shares.")
class SnapshotController {
    private final Snapshots snapshots;

    SnapshotController(Snapshots snapshots) {
        this.snapshots = snapshots;
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
                    @Parameter(description = "The versions of this name.", example = "checkout-ready")
                    @Nullable
                    String name) {
        return snapshots.list(caller.organization(), project, name, page);
    }
}

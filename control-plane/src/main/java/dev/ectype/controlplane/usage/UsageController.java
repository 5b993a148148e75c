package dev.ectype.controlplane.usage;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Names;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.quota.StorageQuota;
import dev.ectype.controlplane.platform.quota.StorageUse;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.Explode;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.format.annotation.DateTimeFormat;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/v1/usage")
@Tag(name = "Usage", description = "Usage of the organization, by day, project and key.")
class UsageController {
    private final Usage usage;
    private final StorageQuota quota;

    UsageController(Usage usage, StorageQuota quota) {
        this.usage = usage;
        this.quota = quota;
    }

    @GetMapping("/storage")
    @RequiredScope(Scope.ADMIN)
    @Operation(
            operationId = "getStorageUse",
            summary = "Get the storage use",
            description = "The stored bytes of recordings and snapshots of the organization, and the limit of its"
                    + " plan. An upload beyond the limit is refused with 403.")
    StorageUse storage(Caller caller) {
        return quota.use(caller);
    }

    @GetMapping
    @RequiredScope(Scope.ADMIN)
    @Operation(
            summary = "List usage",
            description = "The newest day first. Usage appears within seconds; days are in UTC. groupBy sums"
                    + " over the other dimensions: groupBy=day gives a row for each day.")
    Page<UsageDay> list(
            Caller caller,
            PageRequest page,
            @RequestParam(required = false)
                    @DateTimeFormat(iso = DateTimeFormat.ISO.DATE)
                    @Parameter(description = "Only usage from this day on.", example = "2026-01-01")
                    @Nullable
                    LocalDate since,
            @RequestParam(required = false)
                    @DateTimeFormat(iso = DateTimeFormat.ISO.DATE)
                    @Parameter(description = "Only usage before this day.", example = "2026-02-01")
                    @Nullable
                    LocalDate until,
            @RequestParam(required = false)
                    @Parameter(description = "The identifier or slug of a project.", example = "shop")
                    @Names(IdKind.PROJECT)
                    @Nullable
                    String project,
            @RequestParam(required = false)
                    @Parameter(description = "The identifier of a key.", example = "key_01k9a3q0e8f6ta1w5y0n4m7b2c")
                    @Names(IdKind.KEY)
                    @Nullable
                    String key,
            @RequestParam(required = false)
                    @Parameter(
                            description = "Dimensions of the rows, separated by commas; the other dimensions are summed"
                                    + ". Default: all three.",
                            explode = Explode.FALSE,
                            array =
                                    @ArraySchema(
                                            minItems = 1,
                                            schema =
                                                    @Schema(
                                                            type = "string",
                                                            allowableValues = {"day", "project", "key"})),
                            example = "[\"day\", \"project\"]")
                    @Nullable
                    List<String> groupBy) {
        return usage.list(caller.organization(), new UsageQuery(since, until, project, key, groupBy), page);
    }
}

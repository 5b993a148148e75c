package dev.ectype.extra;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredPlan;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Routes of a feature that the service does not have. They stand outside of what the application looks through for parts. */
@RestController
@RequestMapping("/v1/tin-boxes")
@Tag(name = "Boxes", description = "Boxes of tin.")
public class ExtraController {
    @GetMapping
    @RequiredScope(Scope.READ)
    @Operation(summary = "List boxes")
    Page<TinBox> list(Caller caller, PageRequest page) {
        return new Page<>(List.of(), null);
    }

    @PutMapping("/{id}")
    @RequiredScope(Scope.ADMIN)
    @RequiredPlan(Plan.TEAM)
    @Operation(summary = "Put a box")
    TinBox put(Caller caller, @PathVariable String id, @RequestBody @Valid NewTinBox box) {
        return new TinBox(id, box.label(), Scope.READ);
    }

    /** Request to create a tin box. */
    public record NewTinBox(
            @Schema(example = "Tea") @NotNull String label,
            @Pattern(regexp = "[a-z]+") @Nullable String lid) {}

    /** Represents a tin box in responses. */
    public record TinBox(
            @Schema(example = "box_1") String id,
            @Schema(example = "Tea") @Nullable String label,
            @Nullable Scope scope) {}
}

package dev.ectype.controlplane.health;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.Map;

/** A status and those of its parts. */
record Health(
        @Schema(
                example = "up",
                allowableValues = {"up", "down"})
        String status,

        @Schema(
                description = "What it works with, and how that is: up, degraded or down.",
                example = "{\"database\":\"up\"}")
        Map<String, String> parts,

        @Schema(description = "Why parts are not up, where that is known.", example = "{}")
        Map<String, String> reasons) {
    @JsonIgnore
    boolean isUp() {
        return status.equals("up");
    }
}

package dev.ectype.controlplane.platform.health;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.Map;

/** Represents the status of the service and of its parts. */
public record Health(
        @Schema(
                example = "up",
                allowableValues = {"up", "down"})
        String status,

        @Schema(description = "State of each component: up, degraded or down.", example = "{\"database\":\"up\"}")
        Map<String, String> parts,

        @Schema(description = "Reasons of components that are not up, if known.", example = "{}")
        Map<String, String> reasons) {
    /** Returns the health of a running process, independent of its parts. */
    public static Health alive() {
        return new Health("up", Map.of(), Map.of());
    }

    @JsonIgnore
    public boolean isUp() {
        return status.equals("up");
    }
}

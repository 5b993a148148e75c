package dev.ectype.controlplane.project;

import dev.ectype.controlplane.platform.text.TextDeserializer;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.annotation.JsonDeserialize;

/** Represents a request to create a project. */
public record NewProject(
        @Schema(description = "By default derived from the name.", example = "shop")
        @Nullable
        @Size(min = 1, max = 63, message = "must have 1 to 63 characters")
        @Pattern(
                regexp = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?",
                message = "must be lower-case letters, digits and hyphens between them")
        String slug,

        @Schema(example = "Shop")
        @NotNull(message = "is missing")
        @Size(min = 1, max = 100, message = "must have 1 to 100 characters")
        String name,

        @Schema(example = "The shop's checkout.")
        @Nullable
        @JsonDeserialize(using = TextDeserializer.Multiline.class)
        @Size(max = 1000, message = "must have at most 1000 characters")
        String description) {}

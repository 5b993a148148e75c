package dev.ectype.controlplane.project;

import dev.ectype.controlplane.platform.text.TextDeserializer;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.annotation.JsonDeserialize;

/**
 * Represents a request to change a project; an absent member stays unchanged.
 *
 * @param description the new description, empty for an explicit null; null if the member is absent
 * @param archived whether lists omit the project
 */
public record ProjectChanges(
        @Schema(example = "Web shop") @Nullable @Size(min = 1, max = 100, message = "must have 1 to 100 characters")
        String name,

        @Schema(description = "Null removes the description.", example = "Checkout and basket.", maxLength = 1000)
        @Nullable
        @JsonDeserialize(contentUsing = TextDeserializer.Multiline.class)
        Optional<@Size(max = 1000, message = "must have at most 1000 characters") String> description,

        @Schema(description = "True archives the project, so that lists omit it; false restores it.", example = "false")
        @Nullable
        Boolean archived) {}

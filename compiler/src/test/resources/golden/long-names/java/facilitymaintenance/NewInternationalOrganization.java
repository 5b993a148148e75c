package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.JsonName;
import org.jspecify.annotations.Nullable;

/** Declared as {@code NewInternationalOrganization}. */
@Generated("dev.ectype")
public record NewInternationalOrganization(
        String officialRegisteredName,
        @JsonName("national-registration-authority-identifier-of-the-parent-organization")
                @Nullable String nationalRegistrationAuthorityIdentifierOfTheParentOrganization) {}

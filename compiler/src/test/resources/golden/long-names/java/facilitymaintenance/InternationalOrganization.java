package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.JsonName;
import dev.ectype.runtime.emulator.model.ResourceKind;
import org.jspecify.annotations.Nullable;

/** Declared as {@code InternationalOrganization}. */
@Generated("dev.ectype")
public record InternationalOrganization(
        String id,
        String officialRegisteredName,
        @JsonName("national-registration-authority-identifier-of-the-parent-organization")
                @Nullable String nationalRegistrationAuthorityIdentifierOfTheParentOrganization) {
    public static final ResourceKind<InternationalOrganization> RESOURCE =
            ResourceKind.of("internationalOrganizations", InternationalOrganization.class);
    public static final String EXTERNAL_MAINTENANCE_CONTRACTORS =
            "internationalOrganizations.externalMaintenanceContractors";
}

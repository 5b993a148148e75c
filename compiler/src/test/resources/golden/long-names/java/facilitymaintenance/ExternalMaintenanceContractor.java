package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;

/** Declared as {@code ExternalMaintenanceContractor}. */
@Generated("dev.ectype")
public record ExternalMaintenanceContractor(String id, String legalBusinessName) {
    public static final ResourceKind<ExternalMaintenanceContractor> RESOURCE =
            ResourceKind.of("externalMaintenanceContractors", ExternalMaintenanceContractor.class);
}

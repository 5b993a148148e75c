package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;

/**
 * Request body that creates an external maintenance contractor. Declared as {@code NewExternalMaintenanceContractor}.
 */
@Generated("dev.ectype")
public record NewExternalMaintenanceContractor(String legalBusinessName) {}

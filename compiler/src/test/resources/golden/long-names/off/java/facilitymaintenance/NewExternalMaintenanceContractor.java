package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;

/** Declared as {@code NewExternalMaintenanceContractor}. */
@Generated("dev.ectype")
public record NewExternalMaintenanceContractor(String legalBusinessName) {}

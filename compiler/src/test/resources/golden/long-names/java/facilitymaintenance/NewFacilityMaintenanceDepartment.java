package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;
import org.jspecify.annotations.Nullable;

/** Declared as {@code NewFacilityMaintenanceDepartment}. */
@Generated("dev.ectype")
public record NewFacilityMaintenanceDepartment(
        String departmentDisplayName,
        @Nullable String emergencyContactTelephoneNumber,
        @Nullable Long authorizedExpenditureLimitInMinorCurrencyUnits) {}

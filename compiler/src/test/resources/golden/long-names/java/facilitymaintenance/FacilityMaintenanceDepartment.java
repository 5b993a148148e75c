package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.ResourceKind;
import org.jspecify.annotations.Nullable;

/** Declared as {@code FacilityMaintenanceDepartment}. */
@Generated("dev.ectype")
public record FacilityMaintenanceDepartment(
        String id,
        String departmentDisplayName,
        @Nullable String emergencyContactTelephoneNumber,
        @Nullable Long authorizedExpenditureLimitInMinorCurrencyUnits) {
    public static final ResourceKind<FacilityMaintenanceDepartment> RESOURCE =
            ResourceKind.of("facilityMaintenanceDepartments", FacilityMaintenanceDepartment.class);
}

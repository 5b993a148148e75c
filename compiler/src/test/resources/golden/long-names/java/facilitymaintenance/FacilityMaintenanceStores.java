package facilitymaintenance;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The stored resources that the operations read and change. */
@Generated("dev.ectype")
public abstract class FacilityMaintenanceStores extends Operations {
    protected FacilityMaintenanceStores(RequestContext context) {
        super(context);
    }

    protected Store<InternationalOrganization> internationalOrganizations() {
        return store(InternationalOrganization.RESOURCE);
    }

    protected Store<FacilityMaintenanceDepartment> facilityMaintenanceDepartments() {
        return store(FacilityMaintenanceDepartment.RESOURCE);
    }

    protected Store<ScheduledMaintenanceNotification> scheduledMaintenanceNotifications() {
        return store(ScheduledMaintenanceNotification.RESOURCE);
    }

    protected Store<ExternalMaintenanceContractor> externalMaintenanceContractors() {
        return store(ExternalMaintenanceContractor.RESOURCE);
    }
}

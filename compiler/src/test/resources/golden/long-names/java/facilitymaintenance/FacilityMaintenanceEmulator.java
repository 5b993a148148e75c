package facilitymaintenance;

import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.RequestContext;

/** A stateful emulator of Facility maintenance 1.0.0. Override a method to replace a class of operations. */
@Generated("dev.ectype")
public class FacilityMaintenanceEmulator extends Emulator {
    /** Starts the server and waits until it stops; {@code --help} lists the options. */
    public static void main(String[] arguments) {
        launch(new FacilityMaintenanceEmulator(), arguments);
    }

    protected InternationalOrganizationOperations internationalOrganizations(RequestContext context) {
        return new InternationalOrganizationOperations(context);
    }

    protected FacilityMaintenanceDepartmentOperations facilityMaintenanceDepartments(RequestContext context) {
        return new FacilityMaintenanceDepartmentOperations(context);
    }

    protected ScheduledMaintenanceNotificationOperations scheduledMaintenanceNotifications(RequestContext context) {
        return new ScheduledMaintenanceNotificationOperations(context);
    }

    protected ExternalMaintenanceContractorOperations externalMaintenanceContractors(RequestContext context) {
        return new ExternalMaintenanceContractorOperations(context);
    }

    @Override
    protected final Operations operations(String group, RequestContext context) {
        return switch (group) {
            case "internationalOrganizations" -> internationalOrganizations(context);
            case "facilityMaintenanceDepartments" -> facilityMaintenanceDepartments(context);
            case "scheduledMaintenanceNotifications" -> scheduledMaintenanceNotifications(context);
            case "externalMaintenanceContractors" -> externalMaintenanceContractors(context);
            default -> unknown(group);
        };
    }
}

package facilitymaintenance;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class InternationalOrganizationOperations extends Operations {
    public InternationalOrganizationOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /internationalOrganizations}. Returns 200. */
    protected Reply<?> listInternationalOrganizations() {
        return answer();
    }

    /** {@code POST /internationalOrganizations}. Returns 201; errors 400, 415. */
    protected Reply<?> createInternationalOrganization(Body<NewInternationalOrganization> body) {
        return answer();
    }

    /** {@code GET /internationalOrganizations/{internationalOrganizationIdentifier}}. Returns 200; errors 400. */
    protected Reply<?> readInternationalOrganization(String internationalOrganizationIdentifier) {
        return answer();
    }

    /** {@code DELETE /internationalOrganizations/{internationalOrganizationIdentifier}}. Returns 204; errors 400. */
    protected Reply<?> deleteInternationalOrganization(String internationalOrganizationIdentifier) {
        return answer();
    }

    /**
     * {@code GET /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments}.
     * Returns 200; errors 400.
     */
    protected Reply<?> listFacilityMaintenanceDepartmentsOfInternationalOrganization(
            String internationalOrganizationIdentifier) {
        return answer();
    }

    /**
     * {@code POST /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments}.
     * Returns 201; errors 400, 415.
     */
    protected Reply<?> createFacilityMaintenanceDepartmentOfInternationalOrganization(
            String internationalOrganizationIdentifier, Body<NewFacilityMaintenanceDepartment> body) {
        return answer();
    }

    /**
     * {@code GET
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}}.
     * Returns 200; errors 400.
     */
    protected Reply<?> readFacilityMaintenanceDepartment(
            String internationalOrganizationIdentifier, String facilityMaintenanceDepartmentIdentifier) {
        return answer();
    }

    /**
     * {@code PATCH
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}}.
     * Returns 200; errors 400, 415.
     */
    protected Reply<?> changeFacilityMaintenanceDepartment(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            Body<NewFacilityMaintenanceDepartment> body) {
        return answer();
    }

    /**
     * {@code GET
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications}.
     * Returns 200; errors 400.
     */
    protected Reply<?> listScheduledMaintenanceNotifications(
            String internationalOrganizationIdentifier, String facilityMaintenanceDepartmentIdentifier) {
        return answer();
    }

    /**
     * {@code POST
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications}.
     * Returns 201; errors 400, 415.
     */
    protected Reply<?> createScheduledMaintenanceNotification(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            Body<NewScheduledMaintenanceNotification> body) {
        return answer();
    }

    /**
     * {@code GET
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}}.
     * Returns 200; errors 400.
     */
    protected Reply<?> readScheduledMaintenanceNotification(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier) {
        return answer();
    }

    /**
     * {@code PATCH
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}}.
     * Returns 200; errors 400, 415.
     */
    protected Reply<?> changeScheduledMaintenanceNotification(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier,
            Body<ScheduledMaintenanceNotificationChanges> body) {
        return answer();
    }

    /**
     * {@code DELETE
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}}.
     * Returns 204; errors 400.
     */
    protected Reply<?> deleteScheduledMaintenanceNotification(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier) {
        return answer();
    }

    /**
     * {@code POST
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}/acknowledge}.
     * Returns 200; errors 400.
     */
    protected Reply<?> acknowledgeScheduledMaintenanceNotificationOfDepartment(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier) {
        return answer();
    }

    /**
     * {@code POST
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}/postpone}.
     * Returns 200; errors 400.
     */
    protected Reply<?> postponeScheduledMaintenanceNotificationOfDepartment(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier) {
        return answer();
    }

    /**
     * {@code POST
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}/cancel}.
     * Returns 200; errors 400.
     */
    protected Reply<?> cancelScheduledMaintenanceNotificationOfDepartment(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier) {
        return answer();
    }

    /**
     * {@code PUT
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}/cancel}.
     * Returns 200; errors 400.
     */
    protected Reply<?> cancelScheduledMaintenanceNotificationOfDepartmentAgain(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier) {
        return answer();
    }

    /**
     * {@code GET /internationalOrganizations/{internationalOrganizationIdentifier}/externalMaintenanceContractors}.
     * Returns 200; errors 400.
     */
    protected Reply<?> listContractorsOfInternationalOrganization(String internationalOrganizationIdentifier) {
        return answer();
    }

    /**
     * {@code PUT
     * /internationalOrganizations/{internationalOrganizationIdentifier}/externalMaintenanceContractors/{externalMaintenanceContractorIdentifier}}.
     * Returns 204; errors 400.
     */
    protected Reply<?> assignContractorToInternationalOrganization(
            String internationalOrganizationIdentifier, String externalMaintenanceContractorIdentifier) {
        return answer();
    }

    /**
     * {@code DELETE
     * /internationalOrganizations/{internationalOrganizationIdentifier}/externalMaintenanceContractors/{externalMaintenanceContractorIdentifier}}.
     * Returns 204; errors 400.
     */
    protected Reply<?> withdrawContractorFromInternationalOrganization(
            String internationalOrganizationIdentifier, String externalMaintenanceContractorIdentifier) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> listInternationalOrganizations();
            case 1 -> createInternationalOrganization(body(NewInternationalOrganization.class));
            case 2 -> readInternationalOrganization(pathText("internationalOrganizationIdentifier"));
            case 3 -> deleteInternationalOrganization(pathText("internationalOrganizationIdentifier"));
            case 4 -> listFacilityMaintenanceDepartmentsOfInternationalOrganization(
                    pathText("internationalOrganizationIdentifier"));
            case 5 -> createFacilityMaintenanceDepartmentOfInternationalOrganization(
                    pathText("internationalOrganizationIdentifier"), body(NewFacilityMaintenanceDepartment.class));
            case 6 -> readFacilityMaintenanceDepartment(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"));
            case 7 -> changeFacilityMaintenanceDepartment(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    body(NewFacilityMaintenanceDepartment.class));
            case 8 -> listScheduledMaintenanceNotifications(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"));
            case 9 -> createScheduledMaintenanceNotification(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    body(NewScheduledMaintenanceNotification.class));
            case 10 -> readScheduledMaintenanceNotification(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    pathText("scheduledMaintenanceNotificationIdentifier"));
            case 11 -> changeScheduledMaintenanceNotification(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    pathText("scheduledMaintenanceNotificationIdentifier"),
                    body(ScheduledMaintenanceNotificationChanges.class));
            case 12 -> deleteScheduledMaintenanceNotification(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    pathText("scheduledMaintenanceNotificationIdentifier"));
            case 13 -> acknowledgeScheduledMaintenanceNotificationOfDepartment(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    pathText("scheduledMaintenanceNotificationIdentifier"));
            case 14 -> postponeScheduledMaintenanceNotificationOfDepartment(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    pathText("scheduledMaintenanceNotificationIdentifier"));
            case 15 -> cancelScheduledMaintenanceNotificationOfDepartment(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    pathText("scheduledMaintenanceNotificationIdentifier"));
            case 16 -> cancelScheduledMaintenanceNotificationOfDepartmentAgain(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    pathText("scheduledMaintenanceNotificationIdentifier"));
            case 17 -> listContractorsOfInternationalOrganization(pathText("internationalOrganizationIdentifier"));
            case 18 -> assignContractorToInternationalOrganization(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("externalMaintenanceContractorIdentifier"));
            case 19 -> withdrawContractorFromInternationalOrganization(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("externalMaintenanceContractorIdentifier"));
            default -> unknown(operation);
        };
    }
}

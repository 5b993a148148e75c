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

    /** {@code POST /internationalOrganizations}. Returns 201. */
    protected Reply<?> createInternationalOrganization(Body<NewInternationalOrganization> body) {
        return answer();
    }

    /** {@code GET /internationalOrganizations/{internationalOrganizationIdentifier}}. Returns 200. */
    protected Reply<?> readInternationalOrganization(String internationalOrganizationIdentifier) {
        return answer();
    }

    /** {@code DELETE /internationalOrganizations/{internationalOrganizationIdentifier}}. Returns 204. */
    protected Reply<?> deleteInternationalOrganization(String internationalOrganizationIdentifier) {
        return answer();
    }

    /**
     * {@code GET /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments}.
     * Returns 200.
     */
    protected Reply<?> listFacilityMaintenanceDepartmentsOfInternationalOrganization(
            String internationalOrganizationIdentifier) {
        return answer();
    }

    /**
     * {@code POST /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments}.
     * Returns 201.
     */
    protected Reply<?> createFacilityMaintenanceDepartmentOfInternationalOrganization(
            String internationalOrganizationIdentifier, Body<NewFacilityMaintenanceDepartment> body) {
        return answer();
    }

    /**
     * {@code GET
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}}.
     * Returns 200.
     */
    protected Reply<?> readFacilityMaintenanceDepartment(
            String internationalOrganizationIdentifier, String facilityMaintenanceDepartmentIdentifier) {
        return answer();
    }

    /**
     * {@code PATCH
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}}.
     * Returns 200.
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
     * Returns 200.
     */
    protected Reply<?> listScheduledMaintenanceNotifications(
            String internationalOrganizationIdentifier, String facilityMaintenanceDepartmentIdentifier) {
        return answer();
    }

    /**
     * {@code POST
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications}.
     * Returns 201.
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
     * Returns 200.
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
     * Returns 200.
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
     * Returns 204.
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
     * Returns 200.
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
     * Returns 200.
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
     * Returns 200.
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
     * Returns 200.
     */
    protected Reply<?> cancelScheduledMaintenanceNotificationOfDepartmentAgain(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier) {
        return answer();
    }

    /**
     * {@code GET /internationalOrganizations/{internationalOrganizationIdentifier}/externalMaintenanceContractors}.
     * Returns 200.
     */
    protected Reply<?> listContractorsOfInternationalOrganization(String internationalOrganizationIdentifier) {
        return answer();
    }

    /**
     * {@code PUT
     * /internationalOrganizations/{internationalOrganizationIdentifier}/externalMaintenanceContractors/{externalMaintenanceContractorIdentifier}}.
     * Returns 204.
     */
    protected Reply<?> assignContractorToInternationalOrganization(
            String internationalOrganizationIdentifier, String externalMaintenanceContractorIdentifier) {
        return answer();
    }

    /**
     * {@code DELETE
     * /internationalOrganizations/{internationalOrganizationIdentifier}/externalMaintenanceContractors/{externalMaintenanceContractorIdentifier}}.
     * Returns 204.
     */
    protected Reply<?> withdrawContractorFromInternationalOrganization(
            String internationalOrganizationIdentifier, String externalMaintenanceContractorIdentifier) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listInternationalOrganizations" -> listInternationalOrganizations();
            case "createInternationalOrganization" ->
                    createInternationalOrganization(body(NewInternationalOrganization.class));
            case "readInternationalOrganization" ->
                    readInternationalOrganization(pathText("internationalOrganizationIdentifier"));
            case "deleteInternationalOrganization" ->
                    deleteInternationalOrganization(pathText("internationalOrganizationIdentifier"));
            case "listFacilityMaintenanceDepartmentsOfInternationalOrganization" ->
                    listFacilityMaintenanceDepartmentsOfInternationalOrganization(
                            pathText("internationalOrganizationIdentifier"));
            case "createFacilityMaintenanceDepartmentOfInternationalOrganization" ->
                    createFacilityMaintenanceDepartmentOfInternationalOrganization(
                            pathText("internationalOrganizationIdentifier"),
                            body(NewFacilityMaintenanceDepartment.class));
            case "readFacilityMaintenanceDepartment" -> readFacilityMaintenanceDepartment(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"));
            case "changeFacilityMaintenanceDepartment" -> changeFacilityMaintenanceDepartment(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    body(NewFacilityMaintenanceDepartment.class));
            case "listScheduledMaintenanceNotifications" -> listScheduledMaintenanceNotifications(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"));
            case "createScheduledMaintenanceNotification" -> createScheduledMaintenanceNotification(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    body(NewScheduledMaintenanceNotification.class));
            case "readScheduledMaintenanceNotification" -> readScheduledMaintenanceNotification(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    pathText("scheduledMaintenanceNotificationIdentifier"));
            case "changeScheduledMaintenanceNotification" -> changeScheduledMaintenanceNotification(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    pathText("scheduledMaintenanceNotificationIdentifier"),
                    body(ScheduledMaintenanceNotificationChanges.class));
            case "deleteScheduledMaintenanceNotification" -> deleteScheduledMaintenanceNotification(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    pathText("scheduledMaintenanceNotificationIdentifier"));
            case "acknowledgeScheduledMaintenanceNotificationOfDepartment" ->
                    acknowledgeScheduledMaintenanceNotificationOfDepartment(
                            pathText("internationalOrganizationIdentifier"),
                            pathText("facilityMaintenanceDepartmentIdentifier"),
                            pathText("scheduledMaintenanceNotificationIdentifier"));
            case "postponeScheduledMaintenanceNotificationOfDepartment" ->
                    postponeScheduledMaintenanceNotificationOfDepartment(
                            pathText("internationalOrganizationIdentifier"),
                            pathText("facilityMaintenanceDepartmentIdentifier"),
                            pathText("scheduledMaintenanceNotificationIdentifier"));
            case "cancelScheduledMaintenanceNotificationOfDepartment" ->
                    cancelScheduledMaintenanceNotificationOfDepartment(
                            pathText("internationalOrganizationIdentifier"),
                            pathText("facilityMaintenanceDepartmentIdentifier"),
                            pathText("scheduledMaintenanceNotificationIdentifier"));
            case "cancelScheduledMaintenanceNotificationOfDepartmentAgain" ->
                    cancelScheduledMaintenanceNotificationOfDepartmentAgain(
                            pathText("internationalOrganizationIdentifier"),
                            pathText("facilityMaintenanceDepartmentIdentifier"),
                            pathText("scheduledMaintenanceNotificationIdentifier"));
            case "listContractorsOfInternationalOrganization" ->
                    listContractorsOfInternationalOrganization(pathText("internationalOrganizationIdentifier"));
            case "assignContractorToInternationalOrganization" -> assignContractorToInternationalOrganization(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("externalMaintenanceContractorIdentifier"));
            case "withdrawContractorFromInternationalOrganization" -> withdrawContractorFromInternationalOrganization(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("externalMaintenanceContractorIdentifier"));
            default -> unknown(operation);
        };
    }
}

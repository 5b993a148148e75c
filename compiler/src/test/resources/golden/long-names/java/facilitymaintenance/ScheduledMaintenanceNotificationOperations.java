package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Query;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.model.StoredInstance;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The operations on {@link ScheduledMaintenanceNotification}. Override a method to change the behavior of the emulator.
 */
@Generated("dev.ectype")
public class ScheduledMaintenanceNotificationOperations extends FacilityMaintenanceStores {
    public ScheduledMaintenanceNotificationOperations(RequestContext context) {
        super(context);
    }

    /**
     * {@code GET
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications}.
     * Returns 200 or 404.
     */
    protected Reply<Page<ScheduledMaintenanceNotification>> listScheduledMaintenanceNotifications(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            ListScheduledMaintenanceNotifications query) {
        StoredInstance<FacilityMaintenanceDepartment> facilityMaintenanceDepartment = facilityMaintenanceDepartments()
                .in(internationalOrganizations().require(internationalOrganizationIdentifier))
                .require(facilityMaintenanceDepartmentIdentifier);
        return page(scheduledMaintenanceNotifications()
                .in(facilityMaintenanceDepartment).all()
                .where(ScheduledMaintenanceNotification.STATE, query.state())
                .where(
                        ScheduledMaintenanceNotification.RESPONSIBLE_TECHNICIAN_EMAIL_ADDRESS,
                        query.responsibleTechnicianEmailAddress())
                .where(
                        ScheduledMaintenanceNotification.AFFECTED_BUILDING_SECTION_IDENTIFIER,
                        query.affectedBuildingSectionIdentifier()));
    }

    /**
     * {@code POST
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications}.
     * Returns 201, 404 or 409.
     */
    protected Reply<ScheduledMaintenanceNotification> createScheduledMaintenanceNotification(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            Body<NewScheduledMaintenanceNotification> body) {
        StoredInstance<FacilityMaintenanceDepartment> facilityMaintenanceDepartment = facilityMaintenanceDepartments()
                .in(internationalOrganizations().require(internationalOrganizationIdentifier))
                .require(facilityMaintenanceDepartmentIdentifier);
        return created(scheduledMaintenanceNotifications().in(facilityMaintenanceDepartment).insert(body));
    }

    /**
     * {@code GET
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}}.
     * Returns 200 or 404.
     */
    protected Reply<ScheduledMaintenanceNotification> readScheduledMaintenanceNotification(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier) {
        StoredInstance<FacilityMaintenanceDepartment> facilityMaintenanceDepartment = facilityMaintenanceDepartments()
                .in(internationalOrganizations().require(internationalOrganizationIdentifier))
                .require(facilityMaintenanceDepartmentIdentifier);
        return ok(scheduledMaintenanceNotifications()
                .in(facilityMaintenanceDepartment)
                .require(scheduledMaintenanceNotificationIdentifier));
    }

    /**
     * {@code PATCH
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}}.
     * Returns 200 or 404.
     */
    protected Reply<ScheduledMaintenanceNotification> changeScheduledMaintenanceNotification(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier,
            Body<ScheduledMaintenanceNotificationChanges> body) {
        StoredInstance<FacilityMaintenanceDepartment> facilityMaintenanceDepartment = facilityMaintenanceDepartments()
                .in(internationalOrganizations().require(internationalOrganizationIdentifier))
                .require(facilityMaintenanceDepartmentIdentifier);
        return ok(scheduledMaintenanceNotifications().merge(
                scheduledMaintenanceNotifications()
                        .in(facilityMaintenanceDepartment)
                        .require(scheduledMaintenanceNotificationIdentifier),
                body));
    }

    /**
     * {@code DELETE
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}}.
     * Returns 204 or 404.
     */
    protected Reply<Void> deleteScheduledMaintenanceNotification(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier) {
        StoredInstance<FacilityMaintenanceDepartment> facilityMaintenanceDepartment = facilityMaintenanceDepartments()
                .in(internationalOrganizations().require(internationalOrganizationIdentifier))
                .require(facilityMaintenanceDepartmentIdentifier);
        scheduledMaintenanceNotifications().remove(scheduledMaintenanceNotifications()
                .in(facilityMaintenanceDepartment)
                .require(scheduledMaintenanceNotificationIdentifier));
        return noContent();
    }

    /**
     * {@code POST
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}/acknowledge}.
     * Changes the state {@code waiting_for_approval_of_the_facility_manager, postponed -> acknowledged}. Returns 200,
     * 404 or 409.
     */
    protected Reply<ScheduledMaintenanceNotification> acknowledgeScheduledMaintenanceNotificationOfDepartment(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier) {
        StoredInstance<FacilityMaintenanceDepartment> facilityMaintenanceDepartment = facilityMaintenanceDepartments()
                .in(internationalOrganizations().require(internationalOrganizationIdentifier))
                .require(facilityMaintenanceDepartmentIdentifier);
        return ok(scheduledMaintenanceNotifications().transition(
                scheduledMaintenanceNotifications()
                        .in(facilityMaintenanceDepartment)
                        .require(scheduledMaintenanceNotificationIdentifier),
                ScheduledMaintenanceNotification.STATE,
                List.of(
                        ScheduledMaintenanceNotificationDeliveryState.WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER,
                        ScheduledMaintenanceNotificationDeliveryState.POSTPONED),
                ScheduledMaintenanceNotificationDeliveryState.ACKNOWLEDGED));
    }

    /**
     * {@code POST
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}/postpone}.
     * Changes the state {@code waiting_for_approval_of_the_facility_manager, acknowledged -> postponed}. Returns 200,
     * 404 or 409.
     */
    protected Reply<ScheduledMaintenanceNotification> postponeScheduledMaintenanceNotificationOfDepartment(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier) {
        StoredInstance<FacilityMaintenanceDepartment> facilityMaintenanceDepartment = facilityMaintenanceDepartments()
                .in(internationalOrganizations().require(internationalOrganizationIdentifier))
                .require(facilityMaintenanceDepartmentIdentifier);
        return ok(scheduledMaintenanceNotifications().transition(
                scheduledMaintenanceNotifications()
                        .in(facilityMaintenanceDepartment)
                        .require(scheduledMaintenanceNotificationIdentifier),
                ScheduledMaintenanceNotification.STATE,
                List.of(
                        ScheduledMaintenanceNotificationDeliveryState.WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER,
                        ScheduledMaintenanceNotificationDeliveryState.ACKNOWLEDGED),
                ScheduledMaintenanceNotificationDeliveryState.POSTPONED));
    }

    /**
     * {@code POST
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}/cancel}.
     * Changes the state {@code waiting_for_approval_of_the_facility_manager, acknowledged, postponed -> canceled}.
     * Returns 200, 404 or 409.
     */
    protected Reply<ScheduledMaintenanceNotification> cancelScheduledMaintenanceNotificationOfDepartment(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier) {
        StoredInstance<FacilityMaintenanceDepartment> facilityMaintenanceDepartment = facilityMaintenanceDepartments()
                .in(internationalOrganizations().require(internationalOrganizationIdentifier))
                .require(facilityMaintenanceDepartmentIdentifier);
        return ok(scheduledMaintenanceNotifications().transition(
                scheduledMaintenanceNotifications()
                        .in(facilityMaintenanceDepartment)
                        .require(scheduledMaintenanceNotificationIdentifier),
                ScheduledMaintenanceNotification.STATE,
                ScheduledMaintenanceNotification.WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER_OR_2_OTHERS,
                ScheduledMaintenanceNotificationDeliveryState.CANCELED));
    }

    /**
     * {@code PUT
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}/scheduledMaintenanceNotifications/{scheduledMaintenanceNotificationIdentifier}/cancel}.
     * Changes the state {@code waiting_for_approval_of_the_facility_manager, acknowledged, postponed -> canceled}.
     * Returns 200, 404 or 409.
     */
    protected Reply<ScheduledMaintenanceNotification> cancelScheduledMaintenanceNotificationOfDepartmentAgain(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            String scheduledMaintenanceNotificationIdentifier) {
        StoredInstance<FacilityMaintenanceDepartment> facilityMaintenanceDepartment = facilityMaintenanceDepartments()
                .in(internationalOrganizations().require(internationalOrganizationIdentifier))
                .require(facilityMaintenanceDepartmentIdentifier);
        return ok(scheduledMaintenanceNotifications().transition(
                scheduledMaintenanceNotifications()
                        .in(facilityMaintenanceDepartment)
                        .require(scheduledMaintenanceNotificationIdentifier),
                ScheduledMaintenanceNotification.STATE,
                ScheduledMaintenanceNotification.WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER_OR_2_OTHERS,
                ScheduledMaintenanceNotificationDeliveryState.CANCELED));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listScheduledMaintenanceNotifications" -> listScheduledMaintenanceNotifications(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    ListScheduledMaintenanceNotifications.of(query()));
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
            default -> unknown(operation);
        };
    }

    /** Query parameters of {@link #listScheduledMaintenanceNotifications}. */
    public record ListScheduledMaintenanceNotifications(
            @Nullable String state,
            @Nullable String responsibleTechnicianEmailAddress,
            @Nullable String affectedBuildingSectionIdentifier,
            @Nullable Long limit,
            @Nullable Long offset) {
        public static ListScheduledMaintenanceNotifications of(Query query) {
            return new ListScheduledMaintenanceNotifications(
                    query.text("state"),
                    query.text("responsibleTechnicianEmailAddress"),
                    query.text("affectedBuildingSectionIdentifier"),
                    query.integer("limit"),
                    query.integer("offset"));
        }
    }
}

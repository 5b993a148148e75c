package scheduling;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import java.util.List;

/**
 * The operations on {@link ScheduledMaintenanceNotification}. Override a method to change the behavior of the emulator.
 */
@Generated("dev.ectype")
public class ScheduledMaintenanceNotificationOperations extends Operations {
    public ScheduledMaintenanceNotificationOperations(RequestContext context) {
        super(context);
    }

    /**
     * {@code
     * facilities.maintenance.scheduling.v1.ScheduledMaintenanceNotificationService/CreateScheduledMaintenanceNotification}.
     * Returns 200 or 409.
     */
    protected Reply<ScheduledMaintenanceNotification> createScheduledMaintenanceNotification(
            Body<ScheduledMaintenanceNotification> body) {
        return created(scheduledMaintenanceNotifications().insert(body));
    }

    /**
     * {@code
     * facilities.maintenance.scheduling.v1.ScheduledMaintenanceNotificationService/GetScheduledMaintenanceNotification}.
     * Returns 200 or 404.
     */
    protected Reply<ScheduledMaintenanceNotification> getScheduledMaintenanceNotification(
            GetScheduledMaintenanceNotificationRequest request) {
        return ok(scheduledMaintenanceNotifications().require(request.id()));
    }

    /**
     * {@code
     * facilities.maintenance.scheduling.v1.ScheduledMaintenanceNotificationService/ListScheduledMaintenanceNotifications}.
     * Returns 200.
     */
    protected Reply<Page<ScheduledMaintenanceNotification>> listScheduledMaintenanceNotifications(
            Body<ListScheduledMaintenanceNotificationsRequest> body) {
        return page(scheduledMaintenanceNotifications().all().searched(body));
    }

    /**
     * {@code
     * facilities.maintenance.scheduling.v1.ScheduledMaintenanceNotificationService/DeleteScheduledMaintenanceNotification}.
     * Returns 200 or 404.
     */
    protected Reply<Void> deleteScheduledMaintenanceNotification(
            DeleteScheduledMaintenanceNotificationRequest request) {
        scheduledMaintenanceNotifications().remove(scheduledMaintenanceNotifications().require(request.id()));
        return noContent();
    }

    /**
     * {@code
     * facilities.maintenance.scheduling.v1.ScheduledMaintenanceNotificationService/CancelScheduledMaintenanceNotification}.
     * Changes the state {@code WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER, STATE_UNSPECIFIED -> CANCELLED}. Returns
     * 200, 404 or 409.
     */
    protected Reply<ScheduledMaintenanceNotification> cancelScheduledMaintenanceNotification(
            CancelScheduledMaintenanceNotificationRequest request) {
        return ok(scheduledMaintenanceNotifications().transition(
                scheduledMaintenanceNotifications().require(request.id()),
                ScheduledMaintenanceNotification.STATE,
                List.of(
                        ScheduledMaintenanceNotificationState.WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER,
                        ScheduledMaintenanceNotificationState.STATE_UNSPECIFIED),
                ScheduledMaintenanceNotificationState.CANCELLED));
    }

    /**
     * {@code
     * facilities.maintenance.scheduling.v1.ScheduledMaintenanceNotificationService/ArchiveScheduledMaintenanceNotification}.
     * Changes the state {@code WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER, STATE_UNSPECIFIED, ARCHIVED -> ARCHIVED}.
     * Returns 200, 404 or 409.
     */
    protected Reply<ScheduledMaintenanceNotification> archiveScheduledMaintenanceNotification(
            ArchiveScheduledMaintenanceNotificationRequest request) {
        return ok(scheduledMaintenanceNotifications().transition(
                scheduledMaintenanceNotifications().require(request.id()),
                ScheduledMaintenanceNotification.STATE,
                List.of(
                        ScheduledMaintenanceNotificationState.WAITING_FOR_APPROVAL_OF_THE_FACILITY_MANAGER,
                        ScheduledMaintenanceNotificationState.STATE_UNSPECIFIED,
                        ScheduledMaintenanceNotificationState.ARCHIVED),
                ScheduledMaintenanceNotificationState.ARCHIVED));
    }

    protected Store<ScheduledMaintenanceNotification> scheduledMaintenanceNotifications() {
        return store(ScheduledMaintenanceNotification.RESOURCE);
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "CreateScheduledMaintenanceNotification" ->
                    createScheduledMaintenanceNotification(body(ScheduledMaintenanceNotification.class));
            case "GetScheduledMaintenanceNotification" -> getScheduledMaintenanceNotification(
                    request(GetScheduledMaintenanceNotificationRequest.class, "id"));
            case "ListScheduledMaintenanceNotifications" ->
                    listScheduledMaintenanceNotifications(body(ListScheduledMaintenanceNotificationsRequest.class));
            case "DeleteScheduledMaintenanceNotification" -> deleteScheduledMaintenanceNotification(
                    request(DeleteScheduledMaintenanceNotificationRequest.class, "id"));
            case "CancelScheduledMaintenanceNotification" -> cancelScheduledMaintenanceNotification(
                    request(CancelScheduledMaintenanceNotificationRequest.class, "id"));
            case "ArchiveScheduledMaintenanceNotification" -> archiveScheduledMaintenanceNotification(
                    request(ArchiveScheduledMaintenanceNotificationRequest.class, "id"));
            default -> unknown(operation);
        };
    }
}

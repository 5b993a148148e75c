package scheduling;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ScheduledMaintenanceNotificationServiceOperations extends Operations {
    public ScheduledMaintenanceNotificationServiceOperations(RequestContext context) {
        super(context);
    }

    /**
     * {@code
     * facilities.maintenance.scheduling.v1.ScheduledMaintenanceNotificationService/CreateScheduledMaintenanceNotification}.
     * Returns 200.
     */
    protected Reply<?> createScheduledMaintenanceNotification(
            Body<CreateScheduledMaintenanceNotificationRequest> body) {
        return answer();
    }

    /**
     * {@code
     * facilities.maintenance.scheduling.v1.ScheduledMaintenanceNotificationService/GetScheduledMaintenanceNotification}.
     * Returns 200.
     */
    protected Reply<?> getScheduledMaintenanceNotification(Body<GetScheduledMaintenanceNotificationRequest> body) {
        return answer();
    }

    /**
     * {@code
     * facilities.maintenance.scheduling.v1.ScheduledMaintenanceNotificationService/ListScheduledMaintenanceNotifications}.
     * Returns 200.
     */
    protected Reply<?> listScheduledMaintenanceNotifications(Body<ListScheduledMaintenanceNotificationsRequest> body) {
        return answer();
    }

    /**
     * {@code
     * facilities.maintenance.scheduling.v1.ScheduledMaintenanceNotificationService/DeleteScheduledMaintenanceNotification}.
     * Returns 200.
     */
    protected Reply<?> deleteScheduledMaintenanceNotification(
            Body<DeleteScheduledMaintenanceNotificationRequest> body) {
        return answer();
    }

    /**
     * {@code
     * facilities.maintenance.scheduling.v1.ScheduledMaintenanceNotificationService/CancelScheduledMaintenanceNotification}.
     * Returns 200.
     */
    protected Reply<?> cancelScheduledMaintenanceNotification(
            Body<CancelScheduledMaintenanceNotificationRequest> body) {
        return answer();
    }

    /**
     * {@code
     * facilities.maintenance.scheduling.v1.ScheduledMaintenanceNotificationService/ArchiveScheduledMaintenanceNotification}.
     * Returns 200.
     */
    protected Reply<?> archiveScheduledMaintenanceNotification(
            Body<ArchiveScheduledMaintenanceNotificationRequest> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "CreateScheduledMaintenanceNotification" ->
                    createScheduledMaintenanceNotification(body(CreateScheduledMaintenanceNotificationRequest.class));
            case "GetScheduledMaintenanceNotification" ->
                    getScheduledMaintenanceNotification(body(GetScheduledMaintenanceNotificationRequest.class));
            case "ListScheduledMaintenanceNotifications" ->
                    listScheduledMaintenanceNotifications(body(ListScheduledMaintenanceNotificationsRequest.class));
            case "DeleteScheduledMaintenanceNotification" ->
                    deleteScheduledMaintenanceNotification(body(DeleteScheduledMaintenanceNotificationRequest.class));
            case "CancelScheduledMaintenanceNotification" ->
                    cancelScheduledMaintenanceNotification(body(CancelScheduledMaintenanceNotificationRequest.class));
            case "ArchiveScheduledMaintenanceNotification" ->
                    archiveScheduledMaintenanceNotification(body(ArchiveScheduledMaintenanceNotificationRequest.class));
            default -> unknown(operation);
        };
    }
}

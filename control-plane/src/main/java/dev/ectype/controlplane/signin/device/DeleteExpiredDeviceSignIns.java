package dev.ectype.controlplane.signin.device;

import dev.ectype.controlplane.platform.job.Job;
import dev.ectype.controlplane.platform.web.Times;
import java.time.Duration;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Deletes the sign-ins of programs that no user approved. */
@Component
final class DeleteExpiredDeviceSignIns implements Job {
    private final DeviceSignInRepository repository;
    private final TransactionOperations transactions;
    private final Times times;

    DeleteExpiredDeviceSignIns(DeviceSignInRepository repository, TransactionOperations transactions, Times times) {
        this.repository = repository;
        this.transactions = transactions;
        this.times = times;
    }

    @Override
    public String name() {
        return "delete-expired-device-sign-ins";
    }

    @Override
    public Duration every() {
        return Duration.ofMinutes(10);
    }

    @Override
    public void run() {
        transactions.executeWithoutResult(
                status -> repository.deleteExpired(times.now().minus(DeviceSignIns.VALID)));
    }
}

package dev.ectype.controlplane.signin.device;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.crypto.SecretHash;
import dev.ectype.controlplane.platform.crypto.SecretText;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.session.IssuedSession;
import dev.ectype.controlplane.signin.SignInClient;
import dev.ectype.controlplane.signin.SignInRefused;
import dev.ectype.controlplane.signin.SignIns;
import dev.ectype.controlplane.signin.device.DeviceTokenRefused.Code;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionOperations;

/** Begins the sign-ins of programs, lets users approve them, and gives the programs their sessions. */
@Service
class DeviceSignIns {
    static final Duration VALID = Duration.ofMinutes(10);
    static final Duration INTERVAL = Duration.ofSeconds(5);
    /** Programs measure the interval with their own clocks. */
    private static final Duration MARGIN = Duration.ofSeconds(1);

    private static final int ATTEMPTS = 5;

    private final DeviceSignInRepository repository;
    private final SignIns signIns;
    private final TransactionOperations transactions;
    private final TenantTransactions tenants;
    private final Uuid7 ids;
    private final Times times;

    DeviceSignIns(
            DeviceSignInRepository repository,
            SignIns signIns,
            TransactionOperations transactions,
            TenantTransactions tenants,
            Uuid7 ids,
            Times times) {
        this.repository = repository;
        this.signIns = signIns;
        this.transactions = transactions;
        this.tenants = tenants;
        this.ids = ids;
        this.times = times;
    }

    /** Holds the codes of a new sign-in: one for the program, one for the user. */
    record Codes(String deviceCode, UserCode userCode) {}

    /** Begins a sign-in of a program. */
    @Transactional
    Codes begin(String client, SignInClient sender) {
        Instant now = times.now();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Codes codes = new Codes(SecretText.make(), UserCode.make());
            boolean inserted = repository.insert(
                    ids.next(),
                    SecretHash.of(codes.deviceCode()),
                    codes.userCode().hash(),
                    client,
                    sender.address(),
                    now,
                    now.plus(VALID));
            if (inserted) {
                return codes;
            }
        }
        throw new IllegalStateException("No user code is free.");
    }

    /** Finds a sign-in that a user can approve or deny. */
    @Transactional
    Optional<DeviceSignIn> find(UserCode code) {
        return repository
                .lockByUserCode(code.hash())
                .filter(DeviceSignIn::isOpen)
                .filter(waiting -> times.now().isBefore(waiting.expiresAt()));
    }

    /** Approves or denies a sign-in; returns false if the code is unknown, used or expired. */
    @Transactional
    boolean decide(UserCode code, Caller user, boolean approved) {
        Optional<DeviceSignIn> waiting = find(code);
        waiting.ifPresent(found -> {
            if (approved) {
                repository.approve(
                        found.id(), user.organization(), Objects.requireNonNull(user.user()), user.credential());
            } else {
                repository.deny(found.id());
            }
        });
        return waiting.isPresent();
    }

    /** Returns the session of an approved sign-in, once. */
    IssuedSession redeem(String deviceCode, SignInClient client) throws DeviceTokenRefused {
        DeviceSignIn found = poll(deviceCode);
        UUID organization = Objects.requireNonNull(found.organization());
        UUID session = Objects.requireNonNull(found.session());
        try {
            return tenants.run(organization, () -> {
                repository.delete(found.id());
                return signIns.completeDevice(organization, session, found.client(), client);
            });
        } catch (SignInRefused refused) {
            throw new DeviceTokenRefused(Code.ACCESS_DENIED);
        }
    }

    private DeviceSignIn poll(String deviceCode) throws DeviceTokenRefused {
        Poll poll = Objects.requireNonNull(transactions.execute(status -> {
            Instant now = times.now();
            Optional<DeviceSignIn> found = repository.lock(SecretHash.of(deviceCode));
            found.ifPresent(waiting -> repository.polled(waiting.id(), now));
            return new Poll(found, now);
        }));
        DeviceSignIn found = poll.found()
                .filter(waiting -> poll.at().isBefore(waiting.expiresAt()))
                .orElseThrow(() -> new DeviceTokenRefused(Code.EXPIRED_TOKEN));
        if (found.denied()) {
            throw new DeviceTokenRefused(Code.ACCESS_DENIED);
        } else if (found.polledAt() != null
                && poll.at().isBefore(found.polledAt().plus(INTERVAL).minus(MARGIN))) {
            throw new DeviceTokenRefused(Code.SLOW_DOWN);
        } else if (found.isOpen()) {
            throw new DeviceTokenRefused(Code.AUTHORIZATION_PENDING);
        }
        return found;
    }

    /** Holds the sign-in of a request of a program before the request, and the time of the request. */
    private record Poll(Optional<DeviceSignIn> found, Instant at) {}
}

package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.springframework.stereotype.Component;

/** Checks that the DNS of an e-mail domain has the TXT record of a provider. Only the owner of the domain can set that record. */
@Component
final class DomainChallenge {
    private static final int AT_ONCE = 4;
    private static final int MAX_VALUES = 5;
    private static final int MAX_VALUE_LENGTH = 100;
    private static final String LATER = "10";

    private final TxtRecords records;
    /** A DNS server that does not answer must not hold all threads. */
    private final Semaphore turns = new Semaphore(AT_ONCE);

    DomainChallenge(TxtRecords records) {
        this.records = records;
    }

    /** Returns if the record is there, else refuses with the record that was expected and the values that were found. */
    void check(SsoProvider provider) {
        DomainVerification expected = provider.domainVerification();
        List<String> values = find(provider, expected.recordName());
        if (!values.contains(expected.recordValue())) {
            throw new Conflict("DNS has no TXT record \"" + expected.recordName() + "\" with the value \""
                            + expected.recordValue()
                            + "\"; set it in the DNS of " + provider.emailDomain()
                            + ", and verify again when it is published.")
                    .with("recordName", expected.recordName())
                    .with("expected", expected.recordValue())
                    .with("found", challengeValues(values));
        }
    }

    /** Returns only values of this challenge, because other TXT records of the name are private. */
    private static List<String> challengeValues(List<String> values) {
        return values.stream()
                .filter(value -> value.startsWith(DomainVerification.VALUE))
                .filter(value -> value.length() <= MAX_VALUE_LENGTH)
                .limit(MAX_VALUES)
                .toList();
    }

    private List<String> find(SsoProvider provider, String name) {
        if (!turns.tryAcquire()) {
            throw unavailable("Other verifications are in progress; send this again in a moment.");
        }
        try {
            return records.find(name);
        } catch (IOException failed) {
            throw unavailable("The DNS of " + provider.emailDomain()
                    + " does not respond; check that the domain exists, and send this again in a moment.");
        } finally {
            turns.release();
        }
    }

    private static ServiceException unavailable(String message) {
        return new ServiceException(ErrorCode.UNAVAILABLE, message).header("Retry-After", LATER);
    }
}

package dev.ectype.controlplane.platform.auth;

import static dev.ectype.controlplane.jooq.tables.Organizations.ORGANIZATIONS;

import dev.ectype.controlplane.platform.error.ServiceException;
import java.util.Optional;
import java.util.UUID;
import org.jooq.DSLContext;
import org.springframework.stereotype.Repository;

/** Reads whether the thread's organization is suspended or deleted. */
@Repository
class SuspensionRepository {
    private final DSLContext database;

    SuspensionRepository(DSLContext database) {
        this.database = database;
    }

    /** Returns the error for requests of an organization; empty if it is active. */
    Optional<ServiceException> refusal(UUID organization) {
        var row = database.select(ORGANIZATIONS.SUSPENDED_AT, ORGANIZATIONS.SUSPENSION_REASON)
                .from(ORGANIZATIONS)
                .where(ORGANIZATIONS.ID.eq(organization))
                .fetchOne();
        if (row == null) {
            return Optional.of(Unauthenticated.unknown());
        }
        return Optional.ofNullable(Suspension.of(row.value1(), row.value2())).map(Suspension::refusal);
    }
}

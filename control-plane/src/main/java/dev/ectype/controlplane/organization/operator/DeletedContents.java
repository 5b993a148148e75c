package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.platform.storage.OrganizationContents;
import java.time.Duration;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Deletes the contents of deleted organizations from storage. It may end at any point, and is repeated until it is complete. */
@Component
class DeletedContents {
    /** No request takes longer. A content that one brings after the rows are gone is found by a later look. */
    private static final Duration LATE = Duration.ofDays(1);

    private final DeletedOrganizationRepository repository;
    private final OrganizationContents contents;
    private final TransactionOperations transactions;

    DeletedContents(
            DeletedOrganizationRepository repository,
            OrganizationContents contents,
            TransactionOperations transactions) {
        this.repository = repository;
        this.contents = contents;
        this.transactions = transactions;
    }

    /** Deletes the contents of a deleted organization. */
    void delete(UUID organization) {
        contents.delete(organization);
        transactions.executeWithoutResult(status -> repository.contentsAreGone(organization));
    }

    /** Does so for each organization whose contents may be in storage still. */
    void deleteAll() {
        repository.withContents(LATE).forEach(this::delete);
    }
}

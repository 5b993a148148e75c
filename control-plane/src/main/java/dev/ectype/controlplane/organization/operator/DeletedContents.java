package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.platform.storage.OrganizationContents;
import java.time.Duration;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Deletes the contents of deleted organizations from storage. It may end at any point, and is repeated until it is complete. */
@Component
class DeletedContents {
    /** The time after a deletion in which a running request may still store a content; a later run deletes it. */
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
        transactions.executeWithoutResult(status -> repository.markContentsDeleted(organization));
    }

    /** Deletes the contents of each deleted organization that may still have some. */
    void deleteAll() {
        repository.withContents(LATE).forEach(this::delete);
    }
}

package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Reads and changes the caller's organization. */
@Service
public class Organizations {
    private final OrganizationRepository repository;
    private final ApplicationEventPublisher changes;

    Organizations(OrganizationRepository repository, ApplicationEventPublisher changes) {
        this.repository = repository;
        this.changes = changes;
    }

    public Organization get(UUID id) {
        return repository.find(id).orElseThrow(() -> unknown(id));
    }

    /** Changes the name of an organization; null keeps it. */
    @Transactional
    public Organization rename(UUID id, @Nullable String name) {
        Organization before = repository.lock(id).orElseThrow(() -> unknown(id));
        if (name == null || name.equals(before.name())) {
            return before;
        }
        Organization after = repository.rename(id, name);
        changes.publishEvent(OrganizationChanged.updated(before, after));
        return after;
    }

    private static NotFound unknown(UUID id) {
        return new NotFound("organization", IdKind.ORGANIZATION.text(id));
    }
}

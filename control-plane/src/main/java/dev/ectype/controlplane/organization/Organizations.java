package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.UUID;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** What callers can know of their organization. */
@Service
@Transactional(readOnly = true)
public class Organizations {
    private final OrganizationRepository repository;

    Organizations(OrganizationRepository repository) {
        this.repository = repository;
    }

    public Organization get(UUID id) {
        return repository.find(id).orElseThrow(() -> new NotFound("organization", IdKind.ORGANIZATION.text(id)));
    }
}

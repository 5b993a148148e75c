package dev.ectype.controlplane.event;

import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.web.Page;
import dev.ectype.controlplane.platform.web.PageRequest;
import java.util.UUID;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** What can be read of the activity log. */
@Service
@Transactional(readOnly = true)
public class Events {
    private final EventRepository repository;

    Events(EventRepository repository) {
        this.repository = repository;
    }

    Page<Event> list(UUID organization, EventFilter filter, PageRequest page) {
        return Page.of(repository.list(organization, filter, page), page, event -> IdKind.EVENT.require(event.id()));
    }

    Event get(UUID organization, String id) {
        return repository.find(organization, IdKind.EVENT.require(id)).orElseThrow(() -> new NotFound("event", id));
    }
}

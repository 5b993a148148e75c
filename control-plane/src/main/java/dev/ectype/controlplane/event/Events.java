package dev.ectype.controlplane.event;

import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Reads the event log. */
@Service
public class Events {
    private final EventRepository repository;

    Events(EventRepository repository) {
        this.repository = repository;
    }

    /** Returns the events that a filter selects, newest first. */
    public Page<Event> list(UUID organization, EventFilter filter, PageRequest page) {
        return Page.of(repository.list(organization, filter, page), page, event -> IdKind.EVENT.require(event.id()));
    }

    /**
     * Passes all events of a period to a consumer, oldest first, optionally only kinds that begin with one of the nouns. Call it in a
     * transaction.
     */
    @Transactional(propagation = Propagation.MANDATORY)
    public void each(
            UUID organization,
            @Nullable Instant since,
            @Nullable Instant until,
            List<String> nouns,
            Consumer<? super Event> consumer) {
        try (Stream<Event> events = repository.stream(organization, since, until, nouns)) {
            events.forEach(consumer);
        }
    }

    /** Returns the event with an identifier. */
    public Event get(UUID organization, String id) {
        return repository.find(organization, IdKind.EVENT.require(id)).orElseThrow(() -> new NotFound("event", id));
    }
}

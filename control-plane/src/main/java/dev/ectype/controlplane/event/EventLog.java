package dev.ectype.controlplane.event;

import dev.ectype.controlplane.platform.event.Actor;
import dev.ectype.controlplane.platform.event.Change;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Logs the changes of features within their transactions. */
@Component
class EventLog {
    private final EventRepository repository;
    private final JsonMapper json;
    private final Uuid7 ids;

    EventLog(EventRepository repository, JsonMapper json, Uuid7 ids) {
        this.repository = repository;
        this.json = json;
        this.ids = ids;
    }

    @EventListener
    @Transactional(propagation = Propagation.MANDATORY)
    public void log(Change change) {
        Actor actor = Actor.current().as(change.author());
        List<MemberChange> changes = MemberChange.between(tree(change.before()), tree(change.after()));
        UUID id = ids.next();
        repository.insert(new Event(
                IdKind.EVENT.text(id),
                change.kind(),
                actor,
                change.target(),
                changes,
                actor.address(),
                actor.requestId(),
                // The identifier and the event have the same time, so that filters by time can use identifiers.
                Uuid7.time(id),
                null,
                null));
    }

    private @Nullable JsonNode tree(@Nullable Object value) {
        return value == null ? null : json.valueToTree(value);
    }
}

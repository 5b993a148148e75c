package dev.ectype.controlplane.event;

import dev.ectype.controlplane.platform.event.Actor;
import dev.ectype.controlplane.platform.event.Change;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.web.Times;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Logs what features tell of, in the transaction in which it became so. */
@Component
class EventLog {
    private final EventRepository repository;
    private final JsonMapper json;
    private final Uuid7 ids;
    private final Times times;

    EventLog(EventRepository repository, JsonMapper json, Uuid7 ids, Times times) {
        this.repository = repository;
        this.json = json;
        this.ids = ids;
        this.times = times;
    }

    @EventListener
    @Transactional(propagation = Propagation.MANDATORY)
    public void log(Change change) {
        Actor actor = Actor.current();
        List<MemberChange> changes = MemberChange.between(tree(change.before()), tree(change.after()));
        repository.insert(new Event(
                IdKind.EVENT.text(ids.next()),
                change.kind(),
                actor,
                change.target(),
                changes,
                actor.address(),
                actor.requestId(),
                times.now()));
    }

    private @Nullable JsonNode tree(@Nullable Object value) {
        return value == null ? null : json.valueToTree(value);
    }
}

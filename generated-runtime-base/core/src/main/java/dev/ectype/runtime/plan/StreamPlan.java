package dev.ectype.runtime.plan;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.reader.PlanObjectReader;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes a reply that sends stored instances one by one, and possibly follows the writes of their resource.
 *
 * @param flag the parameter or body member that requests the stream, or null if its media type does
 * @param mediaType the media type of the stream
 * @param event the type of one event, or null for the elements of the operation's list
 * @param at the location of the instance in an event
 * @param kind the member of an event with its kind, or null
 * @param kinds the words for the kinds of events; empty if events are instances only
 * @param named true if the kind is the name of the event, and only the value at {@code at} is its data
 * @param endless true if the stream follows the writes
 * @param initial true if the stream begins with the stored instances
 * @param position the parameter or body member with the journal position after which the stream begins, or null
 * @param timeout the parameter or body member that limits the time of the stream, or null
 */
public record StreamPlan(
        @Nullable String flag,
        String mediaType,
        @Nullable Schema event,
        MemberPath at,
        @Nullable MemberPath kind,
        List<KindWord> kinds,
        boolean named,
        boolean endless,
        boolean initial,
        @Nullable String position,
        @Nullable String timeout) {
    public StreamPlan {
        kinds = List.copyOf(kinds);
    }

    /**
     * Names a kind of event.
     *
     * @param word the value of the member with the kind, or null without such a member
     * @param at the location of the instance in events of this kind, or null for the same as in all events
     */
    public record KindWord(
            EventTriggerPlan.Kind kind,
            @Nullable String word,
            @Nullable MemberPath at) {
        static KindWord of(PlanObjectReader fields) {
            return new KindWord(
                    EventTriggerPlan.Kind.valueOf(fields.text("kind")), fields.optionalText("word"), fields.path("at"));
        }
    }

    private @Nullable KindWord known(EventTriggerPlan.Kind wanted) {
        for (KindWord known : kinds) {
            if (known.kind() == wanted) {
                return known;
            }
        }
        return null;
    }

    /** Returns the word for a kind of event, or null if the API has none. */
    public @Nullable String word(EventTriggerPlan.Kind wanted) {
        KindWord known = known(wanted);
        return known == null ? null : known.word();
    }

    /** Returns true if each kind of event has a member of its own for the instance. */
    public boolean hasMembersForKinds() {
        return kinds.stream().anyMatch(known -> known.at() != null);
    }

    /** Returns the location of the instance in events of a kind. */
    public MemberPath at(EventTriggerPlan.Kind wanted) {
        KindWord known = known(wanted);
        return known == null || known.at() == null ? at : known.at();
    }

    /** Returns true if the stream has events of a kind. Without words for kinds, deletions cannot be told from changes. */
    public boolean sends(EventTriggerPlan.Kind wanted) {
        return kinds.isEmpty() ? wanted != EventTriggerPlan.Kind.DELETED : known(wanted) != null;
    }

    static StreamPlan of(PlanObjectReader fields) {
        return new StreamPlan(
                fields.optionalText("flag"),
                fields.text("mediaType"),
                fields.object().member("event") == null ? null : fields.schema("event"),
                Objects.requireNonNullElse(fields.path("at"), MemberPath.EMPTY),
                fields.path("kind"),
                fields.list("kinds", KindWord::of),
                fields.flag("named"),
                fields.flag("endless"),
                fields.flag("initial"),
                fields.optionalText("position"),
                fields.optionalText("timeout"));
    }
}

package dev.ectype.compiler.ir;

import dev.ectype.compiler.ir.resource.EventTrigger;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
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
 * @param named true if the kind is the name of a server-sent event, and only the value at {@code at} is its data
 * @param endless true if the stream follows the writes
 * @param initial true if the stream begins with the stored instances
 * @param position the parameter or body member with the position after which the stream begins, or null
 * @param timeout the parameter or body member that limits the time of the stream, or null
 */
public record StateStream(
        @Nullable String flag,
        String mediaType,
        @Nullable TypeRef event,
        MemberPath at,
        @Nullable MemberPath kind,
        List<KindWord> kinds,
        boolean named,
        boolean endless,
        boolean initial,
        @Nullable String position,
        @Nullable String timeout) {
    public StateStream {
        kinds = List.copyOf(kinds);
    }

    /**
     * Names a kind of event.
     *
     * @param word the value of the member with the kind, or null without such a member
     * @param at the location of the instance in events of this kind, or null for the same as in all events
     */
    public record KindWord(
            EventTrigger.Kind kind,
            @Nullable String word,
            @Nullable MemberPath at) {
        public KindWord(EventTrigger.Kind kind, String word) {
            this(kind, word, null);
        }
    }
}

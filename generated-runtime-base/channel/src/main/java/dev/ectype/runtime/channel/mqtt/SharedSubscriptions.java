package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.wire.PublishedMessage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Gives each message of a shared subscription to one of its members, in turns (MQTT 5, section 4.8.2). */
final class SharedSubscriptions {
    private final Map<String, Group> groups = new LinkedHashMap<>();

    private static final class Group {
        private final List<Object> members = new ArrayList<>();
        private @Nullable PublishedMessage decided;
        private int chosen;
        private int turn;
    }

    synchronized void join(String group, Object member) {
        List<Object> members = groups.computeIfAbsent(group, first -> new Group()).members;
        if (!members.contains(member)) {
            members.add(member);
        }
    }

    synchronized void leave(String group, Object member) {
        Group known = groups.get(group);
        if (known != null && known.members.remove(member) && known.members.isEmpty()) {
            groups.remove(group);
        }
    }

    /** Returns whether a member receives a message. All members ask about one message before the first asks about the next. */
    synchronized boolean isFor(String group, Object member, PublishedMessage message) {
        Group known = groups.get(group);
        if (known == null) {
            return false;
        }
        if (known.decided != message) {
            known.decided = message;
            known.chosen = known.turn++ % known.members.size();
        }
        return known.chosen < known.members.size()
                && known.members.get(known.chosen).equals(member);
    }
}

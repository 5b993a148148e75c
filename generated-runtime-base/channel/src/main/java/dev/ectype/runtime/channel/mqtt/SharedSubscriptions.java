package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.wire.PublishedMessage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gives each message of a shared subscription to one of its members, in turns (MQTT 5, section 4.8.2). */
final class SharedSubscriptions {
    /** More than the messages of one commit. */
    private static final int MOST_CHOICES = 1_000;

    private final Map<String, Group> groups = new LinkedHashMap<>();

    private static final class Group {
        private final List<Object> members = new ArrayList<>();
        /** The members that were chosen for the newest messages, by the number of the message. */
        private final Map<String, Object> chosen = new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Object> eldest) {
                return size() > MOST_CHOICES;
            }
        };

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

    /** Returns whether a member receives a message. Every member gets the same answer about a message of one commit. */
    synchronized boolean isFor(String group, Object member, PublishedMessage message) {
        Group known = groups.get(group);
        if (known == null) {
            return false;
        }
        Object chosen = known.chosen.get(message.id());
        if (chosen == null || !known.members.contains(chosen)) {
            chosen = known.members.get(known.turn++ % known.members.size());
            known.chosen.put(message.id(), chosen);
        }
        return chosen.equals(member);
    }
}

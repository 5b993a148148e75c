package dev.ectype.runtime.emulator.channel;

import dev.ectype.runtime.chaos.Chaos;
import dev.ectype.runtime.chaos.DeliveryFaults;
import dev.ectype.runtime.state.Era;
import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.wire.ChannelDelivery;
import dev.ectype.runtime.wire.PublishedMessage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Injects faults into the delivery of messages. All subscribers of a message see the same faults. Called within writes only. */
final class DeliveryDisturbance {
    private final StateEngine engine;
    private final Chaos chaos;
    /** The messages that wait for the next one of their channel, by address. */
    private final Map<String, List<ChannelDelivery>> late = new LinkedHashMap<>();

    private @Nullable Era era;

    DeliveryDisturbance(StateEngine engine, Chaos chaos) {
        this.engine = engine;
        this.chaos = chaos;
    }

    /** Adds a message to those that are delivered, as often as its faults say, and then those that waited for it. */
    void add(PublishedMessage message, List<ChannelDelivery> delivered) {
        DeliveryFaults faults = chaos.deliver(message.name());
        if (!engine.era().equals(era)) {
            era = engine.era();
            late.clear();
        }
        ChannelDelivery delivery = new ChannelDelivery(message, faults.delay(), faults.kept());
        if (faults.late()) {
            late.computeIfAbsent(message.address(), first -> new ArrayList<>()).add(delivery);
            return;
        }
        delivered.addAll(Collections.nCopies(faults.copies(), delivery));
        List<ChannelDelivery> waiting = late.remove(message.address());
        if (waiting != null) {
            delivered.addAll(waiting);
        }
    }
}

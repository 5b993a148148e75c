package dev.ectype.runtime.channel.mqtt;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.Conversation;
import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.StateListener;
import dev.ectype.runtime.wire.ChannelDelivery;
import dev.ectype.runtime.wire.PublishedMessage;
import dev.ectype.runtime.wire.RetainedMessage;
import java.util.List;

/** Gives a client access to the messages of one sandbox. It is the reply to a {@link MqttRequest#FOLLOW} request. */
public interface MqttAccess extends Conversation {
    /**
     * Registers a listener for every write.
     *
     * @return the action that removes the listener
     */
    Runnable listen(StateListener listener);

    /** Returns the messages that a commit published, in order. */
    List<ChannelDelivery> published(Commit commit);

    /** Returns the retained message of each channel that has one. Some may have expired. */
    List<RetainedMessage> retained();

    /** Returns whether the client may receive the messages with an address. */
    boolean mayFollow(String address);

    /** Returns a payload as clients receive it. */
    ByteSlice payload(PublishedMessage message);
}

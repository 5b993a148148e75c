package dev.ectype.runtime.wire;

import dev.ectype.runtime.state.Commit;
import dev.ectype.runtime.state.table.State;
import java.util.List;

/** Reads the messages that were published on the channels of an emulator. */
public interface PublishedMessages {
    /** Returns the newest messages of a channel in a version of the state, oldest first. */
    List<PublishedMessage> of(State seen, String address);

    /** Returns the messages that a commit sends to subscribers, in order. All listeners of the commit share them. */
    List<ChannelDelivery> of(Commit commit);

    /** Returns the retained message of each channel that has one, in the order of their first retention. Some may have expired. */
    List<RetainedMessage> retained(State seen);
}
